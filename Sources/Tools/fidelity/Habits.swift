import ChatUI
import Frames
import HeadlessUIKit

/// Something in which the pictures of a family differ from what an application would show that has the settings of
/// their cases.
///
/// The tool follows these habits, so each is an exception that the drawing is not measured by. On iOS the application's
/// settings and a view's traits are two things, and the pictures were made by giving traits to views; here both are
/// one.
struct Habit: Sendable {
    /// The families with the habit; empty for all.
    let families: [String]
    let summary: String
    let reason: String

    func holds(for family: String) -> Bool { families.isEmpty || families.contains(family) }

    /// All habits that the tool follows.
    static let all = [
        quotedTexts, markdownTexts, typingTexts, linkTexts, messagesOfScreens, subheadlineOfScreens, mirroredViews,
        listsOfScreens,
    ]

    // MARK: Content size

    static let quotedTexts = Habit(
        families: ["QuotedChatMessageView"],
        summary: "texts never are smaller than at the default content size",
        reason: "the text is a text view's, and in the pictures those grow with their view's trait and don't shrink")

    static let markdownTexts = Habit(
        families: ["ChatMessageMarkdown"],
        summary: "texts never are smaller than at the default content size",
        reason: "the text is a text view's, and in the pictures those grow with their view's trait and don't shrink")

    static let typingTexts = Habit(
        families: ["TypingIndicatorView"],
        summary: "texts have the default content size",
        reason: "the label doesn't adjust, and its font was made at the application's content size")

    static let linkTexts = Habit(
        families: ["ChatMessageLinkPreviewView"],
        summary: "the description never is smaller than at the default content size",
        reason: "the text is a text view's, and in the pictures those grow with their view's trait and don't shrink")

    static let messagesOfScreens = Habit(
        families: ["ChatChannelVC", "ChatThreadVC"],
        summary: "the texts of messages have the default content size",
        reason: "the texts were set with fonts made at the application's content size")

    static let subheadlineOfScreens = Habit(
        families: ["ChatChannelVC", "ChatThreadVC"],
        summary: "what is set in the subheadline font has the default content size",
        reason: "the font was made at the application's content size, and what it sets doesn't adjust")

    // MARK: Direction

    static let mirroredViews = Habit(
        families: [],
        summary: "from right to left, views are mirrored and the application isn't",
        reason: "the direction was a view's trait, and labels of natural alignment keep the application's side")

    static let listsOfScreens = Habit(
        families: ["ChatChannelVC", "ChatThreadVC", "ChatThreadListVC"],
        summary: "lists run from left to right, except in screens that SwiftUI hosts",
        reason: "in the pictures the trait of a screen's view doesn't reach the rows of its table")
}

// MARK: - Following them

extension Habit {
    /// Returns the settings of a case with the habits of its family.
    static func settings(_ settings: RenderSettings, for family: String) -> RenderSettings {
        var settings = settings
        if quotedTexts.holds(for: family) || markdownTexts.holds(for: family) {
            settings.contentSize = max(settings.contentSize, .large)
        }
        if typingTexts.holds(for: family) { settings.contentSize = .large }
        if mirroredViews.holds(for: family) { settings.direction = .leftToRight }
        return settings
    }

    /// Sets components and fonts with the habits of a family, before any view is made.
    static func configure(for family: String, _ settings: RenderSettings) {
        if linkTexts.holds(for: family), settings.contentSize < .large {
            Appearance.default.fonts.subheadline = defaultSize(.subheadline)
        }
        if messagesOfScreens.holds(for: family) {
            Components.default.messageContentView = DefaultSizeMessageContentView.self
        }
        if subheadlineOfScreens.holds(for: family) {
            Appearance.default.fonts.subheadline = defaultSize(.subheadline)
        }
    }

    /// Runs `body` with the traits that views have in a case.
    static func withTraits<Value>(of settings: RenderSettings, for family: String, _ body: () -> Value) -> Value {
        guard mirroredViews.holds(for: family), settings.direction == .rightToLeft else { return body() }
        var value: Value?
        UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent { value = body() }
        return value ?? body()
    }

    /// The traits of a list in a screen of the family; `nil` if it has those of the screen.
    static func listTraits(for family: String) -> UITraitCollection? {
        listsOfScreens.holds(for: family) ? UITraitCollection(layoutDirection: .leftToRight) : nil
    }

    /// A font as large as it is at the default content size.
    fileprivate static func defaultSize(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }
}

/// A message whose text has the default content size.
private final class DefaultSizeMessageContentView: ChatMessageContentView {
    override func setUp() {
        super.setUp()
        var fixed = appearance
        fixed.fonts.body = Habit.defaultSize(.body)
        fixed.fonts.emoji = fixed.fonts.body.withSize(50)
        appearance = fixed
    }
}
