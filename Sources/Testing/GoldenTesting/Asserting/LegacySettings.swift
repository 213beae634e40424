import Foundation

/// Settings for the whole process, which older tests use.
enum LegacySettings {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storedRecord: SnapshotTestingConfiguration.Record?
    nonisolated(unsafe) private static var storedTool: SnapshotTestingConfiguration.DiffTool?

    static var record: SnapshotTestingConfiguration.Record? {
        get { lock.withLock { storedRecord } }
        set { lock.withLock { storedRecord = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { lock.withLock { storedTool } }
        set { lock.withLock { storedTool = newValue } }
    }
}

/// Whether all goldens are written, for the whole process. If the environment variable `CI` is set, none ever is.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:)")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? LegacySettings.record) == .all }
    set { LegacySettings.record = newValue ? .all : nil }
}

/// The command that failures print, for the whole process.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:)")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { SnapshotTestingConfiguration.current?.diffTool ?? LegacySettings.diffTool }
    set { LegacySettings.diffTool = newValue }
}
