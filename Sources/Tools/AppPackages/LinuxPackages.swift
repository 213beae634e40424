/// Public packages that are known to build on Linux.
///
/// Source: their own manifests and continuous integration.
enum LinuxPackages {
    /// Whether a package's address is that of one of them.
    static func contains(_ url: String) -> Bool {
        guard let name = repository(url) else { return false }
        return names.contains(name) || owners.contains { name.hasPrefix($0) }
    }

    /// Returns the owner and the name in an address, in lowercase: `apple/swift-log`.
    static func repository(_ url: String) -> String? {
        let path = url.lowercased().replacing(":", with: "/").split(separator: "/")
        guard path.count >= 2, let name = path.last else { return nil }
        return "\(path[path.count - 2])/\(name.hasSuffix(".git") ? name.dropLast(4) : name)"
    }

    /// Packages whose products this program has.
    static func isStandIn(_ url: String) -> Bool {
        repository(url).map { standIns.contains($0) } ?? false
    }

    private static let standIns: Set<String> = [
        "getstream/stream-chat-swift", "getstream/stream-chat-swiftui", "pointfreeco/swift-snapshot-testing",
    ]

    private static let owners = ["apple/swift-", "swiftlang/swift-", "swift-server/"]

    private static let names: Set<String> = [
        "airspeedvelocity/swift-sequence", "alamofire/alamofire", "attaswift/bigint", "attaswift/btree",
        "davecom/swiftgraph", "groue/grdb.swift", "jpsim/yams", "kylef/pathkit", "krzyzanowskim/cryptoswift",
        "mattgallagher/cwlutils", "mxcl/promisekit", "mxcl/version", "nicklockwood/expression",
        "onevcat/rainbow", "opencombine/opencombine", "pointfreeco/swift-case-paths", "pointfreeco/swift-clocks",
        "pointfreeco/swift-concurrency-extras", "pointfreeco/swift-custom-dump", "pointfreeco/swift-dependencies",
        "pointfreeco/swift-gen", "pointfreeco/swift-identified-collections", "pointfreeco/swift-nonempty",
        "pointfreeco/swift-parsing", "pointfreeco/swift-tagged", "pointfreeco/xctest-dynamic-overlay",
        "quick/nimble", "quick/quick", "reactivecocoa/reactiveswift", "reactivex/rxswift", "scinfu/swiftsoup",
        "stencilproject/stencil", "swiftyjson/swiftyjson", "vapor/jwt-kit", "weichsel/zipfoundation",
    ]
}
