internal import Foundation

/// The paths of a project's groups and files, relative to the project's folder.
struct ProjectPaths {
    private let objects: ProjectObjects

    /// The group of each object.
    private var parents: [String: String] = [:]

    init(_ objects: ProjectObjects) {
        self.objects = objects
        var open = [objects.root.string("mainGroup")].compactMap { $0 }
        while let id = open.popLast() {
            // A damaged project may list a group in itself.
            for child in objects[id]?.strings("children") ?? [] where parents[child] == nil {
                parents[child] = id
                open.append(child)
            }
        }
    }

    /// Returns the path of a file or a group; `nil` for products, and for files of the system or of Xcode.
    func path(of object: ProjectObjects.Object) -> String? {
        var parts: [String] = []
        var next: ProjectObjects.Object? = object
        var visited: Set<String> = []
        while let current = next, visited.insert(current.id).inserted {
            let path = current.string("path")
            switch current.string("sourceTree") ?? "<group>" {
            case "<group>":
                if let path { parts.append(path) }
                next = objects[parents[current.id]]
            case "SOURCE_ROOT":
                if let path { parts.append(path) }
                next = nil
            case "<absolute>": return path
            default: return nil
            }
        }
        if let folder = objects.root.string("projectDirPath"), !folder.isEmpty { parts.append(folder) }
        return Self.normalized(parts.reversed().joined(separator: "/"))
    }

    /// Returns the files of a build phase's entry: those of a localized file, or the one itself.
    func files(of object: ProjectObjects.Object) -> [String] {
        switch object.isa {
        case "PBXVariantGroup": objects.list("children", of: object).compactMap(path)
        default: path(of: object).map { [$0] } ?? []
        }
    }

    /// Returns the path without `.` and with as few `..` as possible.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
