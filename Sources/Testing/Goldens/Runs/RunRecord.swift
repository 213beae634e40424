/// A line of a run's manifest.
enum RunRecord: Sendable, Equatable, Codable {
    /// A process has begun to compare.
    case process(RunProcess)
    case result(GoldenResult)
    /// A test did not run to its end; its goldens may be missing from the manifest.
    case unfinished(UnfinishedTest)
    /// A test ran to its end, or returned early, and failed by something else than its goldens.
    case failed(test: String)
}

/// A process that took part in a run.
struct RunProcess: Sendable, Equatable, Codable {
    /// The version of the manifest.
    var schema = Self.schema
    var id: Int32
    /// The package's folder; in a manifest only its name, since it is elsewhere on another machine.
    var package: String
    var shard: GoldenShard?
    /// Whether only some of the tests were asked for.
    var isFiltered: Bool

    static let schema = 3
}
