package import Foundation
package import Kit

/// The sources whose previews are drawn.
package enum PreviewSources: Sendable {
    /// Swift files, which are compiled as one module. Absolute paths, sorted.
    case files([String])

    /// A package, by the folder of its `Package.swift`.
    case package(String)

    /// - Parameter paths: Files, or a folder with files or a package.
    package init(_ paths: [String]) throws(KitError) {
        if paths.count == 1, Self.isFolder(paths[0]) {
            let folder = Self.absolute(paths[0])
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
                self = .package(folder)
            } else {
                self = .files(try Self.files(in: folder))
            }
            return
        }
        var files: [String] = []
        for path in paths {
            if Self.isFolder(path) {
                files += try Self.files(in: Self.absolute(path))
            } else if !FileManager.default.fileExists(atPath: path) {
                throw KitError("\(path): there is no such file or folder")
            } else if path.hasSuffix(".swift") {
                files.append(Self.absolute(path))
            } else {
                throw KitError("\(path) is not a Swift file; name files that end in .swift, a folder, or a package")
            }
        }
        self = .files(Array(Set(files)).sorted())
    }

    /// The folder that the sources are in.
    package var folder: String {
        switch self {
        case .package(let folder): folder
        case .files(let files): Self.commonFolder(of: files)
        }
    }

    /// The source files as they are now. Those of a package are all in its folder, dependencies aside.
    package var currentFiles: [String] {
        switch self {
        case .files(let files): files
        case .package(let folder): (try? Self.files(in: folder)) ?? []
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

    /// The Swift files of a folder and its subfolders, without hidden ones.
    private static func files(in folder: String) throws(KitError) -> [String] {
        let found = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = (found?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
        guard !files.isEmpty else { throw KitError("\(folder) has no Swift files") }
        return files.sorted()
    }

    private static func commonFolder(of files: [String]) -> String {
        let folders = files.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "/" }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return "/" + common.joined(separator: "/")
    }
}
