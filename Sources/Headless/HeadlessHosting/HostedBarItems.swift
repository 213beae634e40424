import HeadlessSwiftUI
import HeadlessUIKit

/// The items on one side of a navigation bar for a SwiftUI view, each in its own UIKit view.
@MainActor
final class HostedBarItems {
    private var views: [HostingView<ScreenBarItem>] = []

    /// Updates the views, or makes new ones if the number of items has changed.
    ///
    /// - Returns: The new views; `nil` if the bar keeps its views.
    func update(_ items: [ScreenBarItem]) -> [UIView]? {
        guard items.count != views.count else {
            for (view, item) in zip(views, items) { view.rootView = item }
            return nil
        }
        views = items.map { HostingView(rootView: $0) }
        return views
    }
}
