internal import Foundation

/// Lets a copy of a package compile against the kit though its manifest names MessageShot: an empty package with the same
/// products takes MessageShot's place.
package enum StandInManifest {
    /// The products that a package may ask for. The kit has their modules.
    static let products = [
        "UIKit", "SwiftUI", "Combine", "StreamChat", "StreamChatUI", "StreamChatSwiftUI", "SnapshotTesting",
        "InlineSnapshotTesting", "SnapshotTestingCustomDump", "GoldenTesting", "DocumentationImages", "Conversion",
    ]

    /// Rewrites the `Package.swift` of a copied package.
    ///
    /// - Parameters:
    ///   - package: The folder of the copy.
    ///   - folder: A folder for the empty package, which is made there if missing.
    ///   - kit: The kit.
    /// - Returns: Whether the manifest names MessageShot.
    package static func replaceMessageShot(in package: String, standIns folder: String, kit: Kit) throws -> Bool {
        let manifest = "\(package)/Package.swift"
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        let standIn = "\(folder)/MessageShot"
        let replaced = replacing(in: text, by: ".package(name: \"MessageShot\", path: \"\(standIn)\")")
        guard replaced != text else { return false }
        if !FileManager.default.fileExists(atPath: "\(standIn)/Package.swift") {
            try StandInPackage(messageShot: [], kit: kit.folder).writeFiles(to: standIn)
        }
        try Data(replaced.utf8).write(to: URL(fileURLWithPath: manifest))
        return true
    }

    /// The addresses of MessageShot in a manifest; a dependency by a path has none.
    static func addresses(in manifest: String) -> [String] {
        manifest.matches(of: /\.package\((?:name:\s*"[^"]*",\s*)?url:\s*"([^"]*MessageShot[^"]*)"/).map { String($0.1) }
    }

    /// Replaces the dependencies on MessageShot.
    static func replacing(in text: String, by dependency: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: ".package(") {
            result += rest[..<start.lowerBound]
            let end = endOfCall(in: rest, from: start.upperBound)
            let call = rest[start.lowerBound..<end]
            result += call.contains("MessageShot") ? dependency : String(call)
            rest = rest[end...]
        }
        return result + rest
    }

    /// The place after the parenthesis that closes a call.
    private static func endOfCall(in text: Substring, from start: Substring.Index) -> Substring.Index {
        var depth = 1
        var index = start
        while index < text.endIndex, depth > 0 {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            index = text.index(after: index)
        }
        return index
    }
}
