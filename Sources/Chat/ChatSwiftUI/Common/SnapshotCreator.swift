import HeadlessSwiftUI
import UIKitValues

/// Creates images of views, which are the backgrounds of overlays.
@MainActor
public protocol SnapshotCreator {
    /// Returns an image of the screen of a view.
    func makeSnapshot(for view: AnyView) -> UIImage
}

/// Returns a symbol: there is no window from which an image could be taken.
public final class DefaultSnapshotCreator: SnapshotCreator {
    public nonisolated init() {}

    public func makeSnapshot(for view: AnyView) -> UIImage { UIImage(systemName: "photo") ?? UIImage() }
}
