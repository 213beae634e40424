import Goldens
import Synchronization

/// Process-wide settings, which older tests use.
enum LegacySettings {
    private static let storedRecord = Mutex<SnapshotTestingConfiguration.Record?>(nil)
    private static let storedTool = Mutex<SnapshotTestingConfiguration.DiffTool?>(nil)

    static var record: SnapshotTestingConfiguration.Record? {
        get { storedRecord.withLock { $0 } }
        set { storedRecord.withLock { $0 = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { storedTool.withLock { $0 } }
        set { storedTool.withLock { $0 = newValue } }
    }
}

/// Whether all goldens are written, for the whole process. Nothing is written while the environment variable `CI` is
/// set.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:)")
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.inForce?.record?.mode ?? LegacySettings.record?.mode) == .all }
    set { LegacySettings.record = newValue ? .all : nil }
}

/// Whether all goldens are written, for the whole process: the earliest name of ``isRecording``.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots(record:)")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The command that failures print, for the whole process; `nil` for none.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:)")
public var diffTool: SnapshotTestingConfiguration.DiffTool! {
    get { SnapshotTestingConfiguration.inForce?.diffTool ?? LegacySettings.diffTool ?? .default }
    set { LegacySettings.diffTool = newValue }
}
