import ChatUI
import Documents
import HeadlessUIKit

/// A font of the appearance, by the name that it has in `Appearance.Fonts`.
public enum FontToken: String, DocumentKey {
    case caption1, footnoteBold, footnote, subheadline, subheadlineBold, body, bodyBold, bodyItalic
    case headline, headlineBold, title, title3, emoji

    package static let noun = "a mapping from names of fonts to fonts"

    package var shape: ValueShape { .object(FontKey.self) }

    package var comment: String {
        switch self {
        case .caption1: "System messages, strips and very small texts."
        case .footnoteBold: "The number of replies, badges, and how many have read a message."
        case .footnote: "Names, times and date separators."
        case .subheadline: "Quoted messages, link previews and options of polls."
        case .subheadlineBold: "The second lines of files, links and threads."
        case .body: "The text of messages."
        case .bodyBold: "Names in lists, of files and of links."
        case .bodyItalic: "Texts that stand for something else."
        case .headline: "Titles."
        case .headlineBold: "Titles of polls."
        case .title: "The number of further pictures."
        case .title3: "Smaller titles."
        case .emoji: "Messages of nothing but emoji."
        }
    }

    /// The place of the font in an appearance.
    public var keyPath: WritableKeyPath<Appearance.Fonts, UIFont> {
        switch self {
        case .caption1: \.caption1
        case .footnoteBold: \.footnoteBold
        case .footnote: \.footnote
        case .subheadline: \.subheadline
        case .subheadlineBold: \.subheadlineBold
        case .body: \.body
        case .bodyBold: \.bodyBold
        case .bodyItalic: \.bodyItalic
        case .headline: \.headline
        case .headlineBold: \.headlineBold
        case .title: \.title
        case .title3: \.title3
        case .emoji: \.emoji
        }
    }
}

/// The keys of a font.
enum FontKey: String, DocumentKey {
    case textStyle = "text-style"
    case size, weight, design, italic

    static let noun = "a font"

    var shape: ValueShape {
        switch self {
        case .textStyle: .choice(FontStyle.TextStyle.allCases.map(\.rawValue))
        case .size: .number(1...200)
        case .weight: .choice(FontStyle.Weight.allCases.map(\.rawValue))
        case .design: .choice(FontStyle.Design.allCases.map(\.rawValue))
        case .italic: .flag
        }
    }

    var comment: String {
        switch self {
        case .textStyle: "The text style to begin with; its size follows the content size."
        case .size: "The size in points, at every content size."
        case .weight: "The weight of the font."
        case .design: "The system's usual font, or the one whose letters are equally wide."
        case .italic: "Whether the letters are slanted."
        }
    }
}
