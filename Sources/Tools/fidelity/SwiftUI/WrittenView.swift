import ChatSwiftUI
import HeadlessSwiftUI

/// The code that an application would have for a case whose scene is told in words.
@MainActor
struct WrittenView: Sendable {
    /// The family and the test, such as `MessageView/test_topLeftView_snapshot`.
    let test: String

    /// Whether the view stands in bars and takes a whole screen.
    let isScreen: Bool

    /// What bars cover of the screen.
    let safeArea: EdgeInsets

    /// The name of the one who looks at the picture.
    let viewer: String?

    /// The inputs whose words the code stands for.
    let words: [String]

    /// The fields of the inputs' configuration for which the code stands.
    let settings: [String]

    /// Sets colors and utilities, before any view is made.
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

    /// All that has been written, by the test.
    static let all = Dictionary(
        uniqueKeysWithValues: (rows + messages + lists + screens + parts + polls).map { ($0.test, $0) })

    /// The tests whose words don't tell all that would have to be written, and what they keep back.
    nonisolated static let untold = [
        "PollAttachmentView/test_pollAttachmentView_allComments": "the text of the comment is only seen"
    ]
}
