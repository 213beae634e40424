import Foundation
import Synchronization

/// A target of a package, as declared in `Package.swift`. Its goldens are in a folder with its name.
///
/// A test's `#fileID` has its module. A helper that only passes `#filePath` on leaves just the path.
public struct SourceTarget: Sendable, Equatable {
    /// The module's name, with `_` in place of characters that identifiers can't have.
    public let module: String

    /// The possible folders of the target's files, relative to the package's folder.
    let folders: [String]

    /// Returns the module that a source file belongs to.
    ///
    /// - Parameters:
    ///   - filePath: The absolute path of the file.
    ///   - fileID: The file ID of the asserting code, which may be a helper's.
    public static func module(of filePath: String, fileID: String) -> String {
        let own = String(fileID.prefix { $0 != "/" })
        guard filePath.lastComponent != fileID.lastComponent, let package = GoldenPlace.package(above: filePath) else {
            return own
        }
        let path = String(filePath.dropFirst(package.count + 1))
        return target(of: path, among: Manifests.targets(ofPackage: package))?.module ?? folder(of: path) ?? own
    }

    /// Returns the absolute path of a source file.
    ///
    /// - Parameters:
    ///   - file: The path. In the Swift 6 language mode, `#file` has the form of `#fileID`: the module and the file.
    ///   - packages: The folders of the packages whose tests may be running.
    public static func path(of file: String, packages: [String] = Manifests.running) -> String {
        guard !file.hasPrefix("/") else { return file }
        let (module, name) = (String(file.prefix { $0 != "/" }), file.lastComponent)
        for package in packages {
            for folder in Manifests.targets(ofPackage: package).filter({ $0.module == module }).flatMap(\.folders) {
                let files = FileManager.default.enumerator(atPath: "\(package)/\(folder)")?.compactMap { $0 as? String }
                let found = files?.filter { $0.lastComponent == name }.min()
                if let found { return "\(package)/\(folder)/\(found)" }
            }
        }
        return packages.first.map { "\($0)/Tests/\(file)" } ?? file
    }

    /// The target with the innermost folder around a path.
    static func target(of path: String, among targets: [SourceTarget]) -> SourceTarget? {
        func depth(_ target: SourceTarget) -> Int? {
            target.folders.filter { path.hasPrefix("\($0)/") }.map(\.count).max()
        }
        return targets.filter { depth($0) != nil }.max { (depth($0) ?? 0) < (depth($1) ?? 0) }
    }

    /// The folder in `Tests`, if the target is unknown.
    private static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        guard let tests = folders.lastIndex(of: "Tests"), tests + 1 < folders.count else { return folders.last }
        return folders[tests + 1]
    }

    /// Reads the targets spelled out in a manifest. It is read as text, because running it would take seconds.
    static func targets(in manifest: String) -> [SourceTarget] {
        manifest.components(separatedBy: "arget(").dropFirst().compactMap { text in
            let declaration = text.components(separatedBy: ".package(")[0]
            guard let name = declaration.value(of: "name") else { return nil }
            let own = declaration.value(of: "path").map { [$0.hasSuffix("/") ? String($0.dropLast()) : $0] }
            return SourceTarget(
                module: name.identifier, folders: own ?? ["Tests", "Sources", "Source", "src"].map { "\($0)/\(name)" })
        }
    }
}

/// The targets of packages; each manifest is read once.
public enum Manifests {
    private static let known = Mutex<[String: [SourceTarget]]>([:])

    static func targets(ofPackage package: String) -> [SourceTarget] {
        known.withLock { known in
            if let targets = known[package] { return targets }
            let text = FileManager.default.contents(atPath: "\(package)/Package.swift")
            let targets = SourceTarget.targets(in: text.map { String(decoding: $0, as: UTF8.self) } ?? "")
            known[package] = targets
            return targets
        }
    }

    /// The packages around the current folder and around the program, which are probably being tested.
    public static var running: [String] {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return ["\(FileManager.default.currentDirectoryPath)/-", program].compactMap {
            $0.flatMap(GoldenPlace.package(above:))
        }
    }
}

extension String {
    fileprivate var lastComponent: Substring { split(separator: "/").last ?? self[...] }

    /// The string literal after `label:`.
    fileprivate func value(of label: String) -> String? {
        let parts = components(separatedBy: "\(label):")
        guard parts.count > 1 else { return nil }
        let rest = parts[1].drop(while: \.isWhitespace)
        guard rest.first == "\"" else { return nil }
        let value = rest.dropFirst().prefix { $0 != "\"" }
        return value.isEmpty || value.contains("\\") ? nil : String(value)
    }

    fileprivate var identifier: String {
        let text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_\(text)" : text
    }
}
