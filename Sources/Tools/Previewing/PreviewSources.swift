package import Foundation
package import Kit

/// The sources whose previews are drawn.
package enum PreviewSources: Sendable {
    /// Swift files and folders with them, which are compiled as one module. Absolute paths.
    case files(in: [String])

    /// A package, by the folder of its `Package.swift`.
    case package(String)

    /// - Parameter paths: Files, or a folder with files or a package.
    package init(_ paths: [String]) throws(KitError) {
        if paths.count == 1, Self.isFolder(paths[0]) {
            let folder = Self.absolute(paths[0])
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
                self = .package(folder)
                return
            }
        }
        for path in paths {
            if Self.isFolder(path) {
                guard !Self.files(in: Self.absolute(path)).isEmpty else { throw KitError("\(path) has no Swift files") }
            } else if !FileManager.default.fileExists(atPath: path) {
                throw KitError("\(path): there is no such file or folder")
            } else if !path.hasSuffix(".swift") {
                throw KitError("\(path) is not a Swift file; name files that end in .swift, a folder, or a package")
            }
        }
        self = .files(in: paths.map(Self.absolute))
    }

    /// The folder that the sources are in.
    package var folder: String {
        switch self {
        case .package(let folder): folder
        case .files(let paths): Self.commonFolder(of: paths)
        }
    }

    /// The source files as they are now, sorted. Those of a package are all in its folder, dependencies aside.
    package var currentFiles: [String] {
        switch self {
        case .files(let paths):
            Set(paths.flatMap { path in Self.isFolder(path) ? Self.files(in: path) : [path] }).sorted()
        case .package(let folder): Self.files(in: folder)
        }
    }

    /// The asset catalogs in the folder of files and in folders there, sorted: those that the previews find.
    package var catalogs: [String] {
        let top = Self.children(of: folder)
        let nested = top.filter { ($0 as NSString).pathExtension.isEmpty }.flatMap(Self.children)
        return (top + nested).filter { $0.hasSuffix(".xcassets") }
    }

    private static func children(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

    /// The Swift files of a folder and its subfolders, without hidden ones.
    private static func files(in folder: String) -> [String] {
        let found = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (found?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { isFolder($0) ? $0.split(separator: "/")[...] : $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "/" }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return "/" + common.joined(separator: "/")
    }
}
