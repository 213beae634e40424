import CustomDump
import GoldenTesting
@_exported import SnapshotTesting

extension Snapshotting where Format == String {
    /// The value as `customDump` of swift-custom-dump writes it: like the Swift code that would make it.
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
