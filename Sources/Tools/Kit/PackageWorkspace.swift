internal import Foundation

/// A workspace of the package manager with one package, in which the pins and the mirrors of builds with the kit are.
///
/// The package's own `Package.resolved` stays as it is: the revisions of packages that stand in exist only here.
struct PackageWorkspace {
    /// The folder of the package, an absolute path.
    let package: String

    /// The folder of the workspace.
    let folder: String

    /// The packages that others take the place of.
    var standIns = StandInPackage.all

    /// The folder of the kit, if a package that stands in has programs of it.
    var kit: String?

    /// The link to the kit. Its path stays when the kit moves.
    static func linkToKit(in folder: String) -> String { "\(folder)/kit" }

    /// The arguments by which the package manager uses the workspace.
    var arguments: [String] { ["--multiroot-data-file", folder] }

    /// The folder that the package manager reads pins from and writes them to.
    private var settings: String { "\(folder)/xcshareddata/swiftpm" }

    /// Writes what has changed since the last build.
    func update() throws {
        try FileManager.default.createDirectory(
            atPath: "\(settings)/configuration", withIntermediateDirectories: true)
        if let kit { try link(to: kit) }
        for package in standIns { try package.make(at: repository(of: package)) }
        try Self.write(Data(contents.utf8), to: "\(folder)/contents.xcworkspacedata")
        try Self.write(try mirrors, to: "\(settings)/configuration/mirrors.json")
        let registries = FileManager.default.contents(atPath: "\(package)/.swiftpm/configuration/registries.json")
        if let registries { try Self.write(registries, to: "\(settings)/configuration/registries.json") }
        try updatePins()
    }

    private func link(to kit: String) throws {
        let link = Self.linkToKit(in: folder)
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != kit else { return }
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: kit)
    }

    /// The list of the packages in the workspace.
    private var contents: String {
        let path = package.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="absolute:\(path)"></FileRef></Workspace>

            """
    }

    // MARK: Mirrors

    /// The package manager's `mirrors.json`.
    private struct Mirrors: Codable {
        var object: [Mirror]
        var version = 1

        struct Mirror: Codable {
            let original: String
            let mirror: String
        }
    }

    /// The folder of the repository that stands in for a package. A change of its content needs another name: the package
    /// manager remembers the revisions at an address.
    private func repository(of package: StandInPackage) -> String { "\(folder)/stand-ins-1/\(package.identity)" }

    /// The mirrors of the package, or else those of the user, and those of the packages that stand in.
    private var mirrors: Data {
        get throws {
            let home = FileManager.default.homeDirectoryForCurrentUser.path
            let known = [package, home].lazy
                .compactMap { FileManager.default.contents(atPath: "\($0)/.swiftpm/configuration/mirrors.json") }
                .compactMap { try? JSONDecoder().decode(Mirrors.self, from: $0) }
                .first { !$0.object.isEmpty }
            let own = standIns.flatMap { package in
                package.addresses.map { Mirrors.Mirror(original: $0, mirror: "file://\(repository(of: package))") }
            }
            let replaced = Set(own.map(\.original))
            let others = (known?.object ?? []).filter { !replaced.contains($0.original) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(Mirrors(object: others + own))
        }
    }

    // MARK: Pins

    /// Takes over the pins of the package each time they change, without those of the packages that are replaced.
    private func updatePins() throws {
        let files = FileManager.default
        let source = files.contents(atPath: "\(package)/Package.resolved")
        let taken = "\(folder)/Package.resolved"
        guard source != files.contents(atPath: taken) else { return }
        let pins = "\(settings)/Package.resolved"
        guard let source else {
            try? files.removeItem(atPath: pins)
            return try files.removeItem(atPath: taken)
        }
        try Self.write(withoutReplaced(source), to: pins)
        try Self.write(source, to: taken)
    }

    /// Returns a `Package.resolved` of any version without the pins of the packages that are replaced.
    private func withoutReplaced(_ pins: Data) -> Data {
        guard var root = (try? JSONSerialization.jsonObject(with: pins)) as? [String: Any] else { return pins }
        func isKept(_ pin: [String: Any]) -> Bool {
            let address = (pin["location"] ?? pin["repositoryURL"]) as? String ?? ""
            return !standIns.contains { address.contains($0.identity) }
        }
        // The pins answer another question now, so that those that only the replaced package needs aren't fetched.
        root["originHash"] = nil
        if let all = root["pins"] as? [[String: Any]] { root["pins"] = all.filter(isKept) }
        if var object = root["object"] as? [String: Any], let all = object["pins"] as? [[String: Any]] {
            object["pins"] = all.filter(isKept)
            root["object"] = object
        }
        return (try? JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys])) ?? pins
    }

    /// Writes a file as a whole if its content is another: a new date would make the package manager resolve again.
    private static func write(_ data: Data, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
