import ChatSwiftUI
import HeadlessSwiftUI

/// The code of an application for a case with prose inputs.
@MainActor
struct WrittenView: Sendable {
    /// The family and the test, such as `MessageView/test_topLeftView_snapshot`.
    let test: String

    /// Whether the view is a whole screen with bars.
    let isScreen: Bool

    /// The insets of the bars.
    let safeArea: EdgeInsets

    /// The name of the current user.
    let viewer: String?

    /// The prose inputs that the code replaces.
    let words: [String]

    /// The fields of the inputs' configuration that the code replaces.
    let settings: [String]

    /// Sets colors and utilities before views are created.
    let configure: @MainActor (ChatSwiftUI.Appearance, Utils) -> Void

    let view: @MainActor (ViewScene) -> AnyView

    init<Content: View>(
        _ test: String, isScreen: Bool = false, safeArea: EdgeInsets = EdgeInsets(),
        viewer: String? = nil, words: [String] = [], settings: [String] = [],
        configure: @escaping @MainActor (ChatSwiftUI.Appearance, Utils) -> Void = { _, _ in },
        @ViewBuilder view: @escaping @MainActor (ViewScene) -> Content
    ) {
        self.test = test
        self.isScreen = isScreen
        self.safeArea = safeArea
        self.viewer = viewer
        self.words = words
        self.settings = settings
        self.configure = configure
        self.view = { AnyView(view($0)) }
    }

    /// All code, by test.
    static let all = Dictionary(
        uniqueKeysWithValues: (rows + messages + lists + screens + parts + polls + pictured + channelInfo).map {
            ($0.test, $0)
        })

    /// Whether there is code for a test, or a reason why there is none.
    static func knows(_ test: String) -> Bool { all[test] != nil || incomplete[test] != nil }

    /// Tests without code, with the reason.
    nonisolated static let incomplete = [
        "LazyImageExtensions/test_imageRequest_emptyURL": "ChatSwiftUI has no image requests"
    ]
}
