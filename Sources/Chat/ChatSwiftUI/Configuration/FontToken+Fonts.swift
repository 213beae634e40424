import ChatLook
import HeadlessSwiftUI

extension FontToken {
    /// The key path of the font.
    package var inFonts: WritableKeyPath<Fonts, Font> {
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
