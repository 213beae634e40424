"""Reads what the compiler noted in its index: which symbol is used where, and in what way."""
import ctypes
import shutil
from collections import namedtuple
from pathlib import Path

# The numbers are those of the toolchain's header indexstore.h.
DEFINITION, READ, IMPLICIT = 1 << 1, 1 << 3, 1 << 8
CHILD_OF, OVERRIDE_OF, CALLED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 9, 1 << 11, 1 << 13, 1 << 15, 1 << 16
INSTANCE_PROPERTY = 19
DEPENDENCY_RECORD = 2

# One use of a symbol: `symbol` is its identifier, `relations` are pairs of roles and another symbol's identifier.
Use = namedtuple("Use", "file line symbol name kind roles relations")


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


CALLBACK = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
UNIT_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)


class Index:
    def __init__(self, store):
        toolchain = Path(shutil.which("swift")).resolve().parent.parent
        self.library = ctypes.CDLL(str(toolchain / "lib" / "libIndexStore.so"))
        self.declare()
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(str(store).encode(), ctypes.byref(error))
        if not self.store:
            raise SystemExit(f"There is no index in {store}.")

    def declare(self):
        pointer = ctypes.c_void_p
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, UNIT_CALLBACK]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, CALLBACK]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", Text, [pointer]),
            ("unit_dependency_get_filepath", Text, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, CALLBACK]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, pointer, pointer]),
            ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, CALLBACK]),
            ("symbol_relation_get_roles", ctypes.c_uint64, [pointer]),
            ("symbol_relation_get_symbol", pointer, [pointer]),
            ("symbol_get_usr", Text, [pointer]),
            ("symbol_get_name", Text, [pointer]),
            ("symbol_get_kind", ctypes.c_int, [pointer]),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments

    def uses(self):
        """Yields every use of a symbol, file by file."""
        units = []

        @UNIT_CALLBACK
        def add_unit(_, name):
            units.append(str(name))
            return True

        self.library.indexstore_store_units_apply_f(self.store, 1, None, add_unit)
        seen = {}
        for unit in units:
            for file, record in self.records(unit):
                seen[file] = record
        for file, record in sorted(seen.items()):
            yield from self.uses_in(file, record)

    def records(self, unit):
        lib, found = self.library, []
        error = ctypes.c_void_p()
        reader = lib.indexstore_unit_reader_create(self.store, unit.encode(), ctypes.byref(error))

        @CALLBACK
        def add(_, dependency):
            if lib.indexstore_unit_dependency_get_kind(dependency) == DEPENDENCY_RECORD:
                found.append((str(lib.indexstore_unit_dependency_get_filepath(dependency)),
                              str(lib.indexstore_unit_dependency_get_name(dependency))))
            return True

        lib.indexstore_unit_reader_dependencies_apply_f(reader, None, add)
        lib.indexstore_unit_reader_dispose(reader)
        return found

    def uses_in(self, file, record):
        lib, found = self.library, []
        error = ctypes.c_void_p()
        reader = lib.indexstore_record_reader_create(self.store, record.encode(), ctypes.byref(error))
        if not reader:
            return

        @CALLBACK
        def add(_, occurrence):
            symbol = lib.indexstore_occurrence_get_symbol(occurrence)
            line = ctypes.c_uint()
            lib.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), None)
            relations = []

            @CALLBACK
            def relate(_, relation):
                other = lib.indexstore_symbol_relation_get_symbol(relation)
                relations.append((lib.indexstore_symbol_relation_get_roles(relation),
                                  str(lib.indexstore_symbol_get_usr(other))))
                return True

            lib.indexstore_occurrence_relations_apply_f(occurrence, None, relate)
            found.append(Use(
                file, line.value, str(lib.indexstore_symbol_get_usr(symbol)),
                str(lib.indexstore_symbol_get_name(symbol)), lib.indexstore_symbol_get_kind(symbol),
                lib.indexstore_occurrence_get_roles(occurrence), relations))
            return True

        lib.indexstore_record_reader_occurrences_apply_f(reader, None, add)
        lib.indexstore_record_reader_dispose(reader)
        yield from found
