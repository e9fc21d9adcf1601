"""Numba's dispatchers as kernels need them: what Python calls is compiled whole; what kernels call, once in a process.

Numba optimizes every function together with all that it calls, and turns each into machine code, even if only other
compiled functions call it: the deepest rule is optimized again for every rule above it. Here a part keeps its code as
it was lowered. An entry gathers the parts that it needs, optimizes them together, and alone becomes machine code.
"""

import functools
import threading
from typing import ClassVar, Self

from llvmlite import ir
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.np import arrayobj

from .holes import Kernel, Numba

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
"""error_model="numpy" leaves out the division checks, which would raise; kernels never divide by zero.

Without `_nrt` arrays have no reference counts: kernels get arrays and make none.
"""

_now = threading.local()
_numbas_index = arrayobj.fix_integer_index


def _index(context: Numba, builder: Numba, kind: Numba, index: Numba, size: Numba) -> Numba:
    """Numba's index from either end of an array; in kernels from the start, unless it is a constant.

    Kernels never count from the end, and the question would come before every element.
    """
    if getattr(_now, "compiles_kernel", False) and not isinstance(index, ir.Constant):
        return context.cast(builder, index, kind, types.intp)
    return _numbas_index(context, builder, kind, index, size)


arrayobj.fix_integer_index = _index


class KernelCompiler(Compiler):
    """Numba's compiler, with indices that count from the start."""

    def compile_extra(self, function: Kernel) -> Numba:
        """Compile a kernel, and what it calls."""
        before = getattr(_now, "compiles_kernel", False)
        _now.compiles_kernel = True
        try:
            return super().compile_extra(function)
        finally:
            _now.compiles_kernel = before


class PartLibrary(JITCodeLibrary):
    """The code of a part: never optimized by itself, never machine code."""

    def finalize(self) -> None:
        """Nothing more will be added."""
        self._finalized = True

    @property
    def codegen(self) -> Self:
        """The code generator without a Python environment: a part has none."""
        return self

    def set_env(self, name: str, environment: Numba) -> None:
        """Do nothing: only machine code needs the environment."""

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0: there is no machine code."""
        self._ensure_finalized()
        return 0

    def _get_module_for_linking(self) -> Numba:
        """The part with all parts that it calls."""
        if self._shared_module is None:
            whole = super()._get_module_for_linking().clone()
            for library in dict.fromkeys(self._linking_libraries):
                whole.link_in(library._get_module_for_linking(), preserve=True)
            self._shared_module = whole
        return self._shared_module


class PartCompiler(KernelCompiler):
    """The compiler of kernels, with a library for parts."""

    def __init__(self, typing: Numba, target: Numba, library: Numba, *more: Numba) -> None:
        super().__init__(typing, target, library or PartLibrary(target.codegen(), "part"), *more)


class Part(CPUDispatcher):
    """A kernel function that only other kernels can call.

    It takes every integer argument as int64: one compilation a function, not one for each mix of widths.
    """

    options: ClassVar[dict[str, Numba]] = OPTIONS | {"no_cpython_wrapper": True}
    compiler: ClassVar[type] = PartCompiler

    def __init__(self, function: Kernel) -> None:
        super().__init__(function, locals={}, targetoptions=self.options, pipeline_class=self.compiler)

    def get_call_template(self, args: Numba, kws: Numba) -> Numba:
        """The types of a call."""
        wide = tuple(types.int64 if isinstance(a, types.Integer) else a for a in args)
        return super().get_call_template(wide, kws)

    def __call__(self, *args: Numba) -> Numba:
        raise TypeError(f"{self.py_func.__name__} is a part of other rules; mark it @entry to call it from Python")


class Entry(CPUDispatcher):
    """A kernel function that Python can call; inside a kernel it is called as a part."""

    folders: tuple[str, ...]
    """The folders whose content can change the compiled code."""
    bound: str
    """The functions and numbers in the holes of a template."""

    def __init__(self, function: Kernel) -> None:
        super().__init__(function, locals={}, targetoptions=OPTIONS, pipeline_class=KernelCompiler)

    @functools.cached_property
    def part(self) -> Part:
        """The same function as kernels call it."""
        return Part(self.py_func)

    @property
    def _numba_type_(self) -> Numba:
        """The type that Numba sees for the function's name."""
        return types.Dispatcher(self.part)
