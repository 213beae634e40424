import ChatLook
import Documents

extension FontToken: DocumentKey {
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
}
