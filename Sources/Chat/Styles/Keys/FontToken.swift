import ChatLook
import Documents

extension FontToken: DocumentKey {
    package static let noun = "a mapping from names of fonts to fonts"

    package var shape: ValueShape { .object(FontKey.self) }

    package var comment: String {
        switch self {
        case .caption1: "System messages, separators and very small text."
        case .footnoteBold: "The number of replies, badges, and the number of readers."
        case .footnote: "Names, times and date separators."
        case .subheadline: "Quoted messages, link previews and poll options."
        case .subheadlineBold: "The second lines of files, links and threads."
        case .body: "The text of messages."
        case .bodyBold: "Names in lists, and of files and links."
        case .bodyItalic: "Placeholder text."
        case .headline: "Titles."
        case .headlineBold: "Titles of polls."
        case .title: "The number of additional pictures."
        case .title3: "Smaller titles."
        case .emoji: "Messages with only emoji."
        }
    }
}
