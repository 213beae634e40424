/// A batch of insertions, deletions and moves of rows, and their effect on the other rows.
///
/// As in a table, index paths of deleted rows are those before the changes; index paths of inserted rows are those
/// after them.
struct RowChanges {
    private var leaving: Set<IndexPath> = []
    private var arriving: Set<IndexPath> = []
    private var moved: [IndexPath: IndexPath] = [:]

    var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

    /// Returns the number of rows by which a section grows.
    func growth(ofSection section: Int) -> Int {
        arriving.count { $0.section == section } - leaving.count { $0.section == section }
    }

    mutating func insert(_ path: IndexPath) { arriving.insert(path) }
    mutating func remove(_ path: IndexPath) { leaving.insert(path) }

    mutating func move(_ path: IndexPath, to destination: IndexPath) {
        leaving.insert(path)
        arriving.insert(destination)
        moved[path] = destination
    }

    /// Returns the index path of a row after the changes; `nil` if it is deleted.
    func destination(of path: IndexPath) -> IndexPath? {
        if leaving.contains(path) { return moved[path] }
        let left = path.row - leaving.count { $0.section == path.section && $0.row < path.row }
        let insertedRows = arriving.filter { $0.section == path.section }.map(\.row).sorted()
        let row = insertedRows.reduce(left) { row, inserted in inserted <= row ? row + 1 : row }
        return IndexPath(row: row, section: path.section)
    }
}
