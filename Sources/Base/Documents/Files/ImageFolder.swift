internal import Files
package import Foundation

/// The folder that contains all pictures that a document names.
///
/// Nothing outside it is ever opened, whatever a document says.
package final class ImageFolder {
    /// The folder as the caller named it.
    package let name: String
    private let root: String?
    private var known: [String: Image] = [:]

    /// A picture that a document names.
    package enum Image {
        /// A file in the folder.
        case file(URL)
        /// A URL on the network, which is never fetched.
        case remote(URL)
        /// A path that can't be used.
        case invalid(ImageProblem.Reason)
    }

    /// - Parameter path: The folder; empty for the current folder.
    package init(path: String) {
        name = path.isEmpty ? "." : path
        root = name.realPath
        if let root { ContainedFiles.add(root) }
    }

    /// Returns the picture at a path relative to the folder.
    package func image(_ path: String) -> Image {
        if let image = known[path] { return image }
        let image = find(path)
        known[path] = image
        return image
    }

    private func find(_ path: String) -> Image {
        if path.contains("://") {
            guard let url = URL(string: path), let scheme = url.scheme?.lowercased(),
                scheme == "http" || scheme == "https"
            else { return .invalid(.outside(folder: name)) }
            return .remote(url)
        }
        guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return .invalid(.absolute(folder: name)) }
        guard !Self.climbsOut(path) else { return .invalid(.outside(folder: name)) }
        guard !path.isEmpty, let root, let file = "\(root)/\(path)".realPath else {
            return .invalid(.missing(folder: name))
        }
        // Checked after links are resolved, so that no link leads out.
        guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
            return file == root ? .invalid(.directory) : .invalid(.outside(folder: name))
        }
        return Self.usable(file)
    }

    private static func usable(_ file: String) -> Image {
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        switch type {
        case .typeDirectory: return .invalid(.directory)
        case .typeRegular where FileManager.default.isReadableFile(atPath: file):
            return .file(URL(fileURLWithPath: file, isDirectory: false))
        case .typeRegular: return .invalid(.unreadable)
        default: return .invalid(.notRegularFile)
        }
    }

    /// Whether `..` leads above the folder at any point, even if the path leads back in.
    private static func climbsOut(_ path: String) -> Bool {
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }
}
