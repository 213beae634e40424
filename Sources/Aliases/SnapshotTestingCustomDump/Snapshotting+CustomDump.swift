import CustomDump
import GoldenTesting
@_exported import SnapshotTesting

extension Snapshotting where Format == String {
    /// The output of `customDump` from swift-custom-dump: similar to the Swift code that would create the value.
    ///
    /// ```text
    /// Book(
    ///   title: "Dune",
    ///   year: 1965
    /// )
    /// ```
    public static var customDump: Snapshotting {
        SimplySnapshotting.lines.pullback { String(customDumping: $0) }
    }
}
