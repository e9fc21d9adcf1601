"""Card packs: folders of CSV files with every component's values."""
