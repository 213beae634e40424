/// Why the bundled fonts can't be drawn with.
public enum FontsError: Error, CustomStringConvertible {
    /// No folder has them. Those were looked into, in this order.
    case missing(searchedFolders: [String])
    /// These files of the folder are damaged, at least one.
    case damaged(folder: String, files: [DamagedFont])

    public var description: String {
        switch self {
        case .missing(let folders):
            return "The bundled fonts are missing: no Inter-Regular.otf in \(folders.joined(separator: ", ")). "
                + "Set MESSAGESHOT_FONTS to the folder that has the font files."
        case .damaged(let folder, let files):
            let first = files.first.map { "\($0)" } ?? ""
            let rest = files.count > 1 ? ", and \(files.count - 1) more" : ""
            return "The bundled fonts in \(folder) are damaged: \(first)\(rest). "
                + "Put the files of this version there again; messageshot doctor names them all."
        }
    }
}
