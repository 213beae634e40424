import HeadlessSwiftUI
import HeadlessUIKit

/// The items at one side of a navigation bar that a SwiftUI view fills, each in a view of its own.
@MainActor
final class HostedBarItems {
    private var views: [HostingView<ScreenBarItem>] = []

    /// Brings the views up to date, or makes new ones for another number of items.
    ///
    /// - Returns: The new ones; `nil` if those that the bar has are kept.
    func update(_ items: [ScreenBarItem]) -> [UIView]? {
        guard items.count != views.count else {
            for (view, item) in zip(views, items) { view.rootView = item }
            return nil
        }
        views = items.map { HostingView(rootView: $0) }
        return views
    }
}
