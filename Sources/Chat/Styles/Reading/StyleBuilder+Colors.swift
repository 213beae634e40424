import ChatLook
import Documents

/// Colors.
extension StyleBuilder {
    static func color(_ place: LocatedNode) throws(DocumentError) -> StyleColor {
        guard place.node.entries != nil else { return try plainColor(place) }
        let keys = try place.keyed(ColorPairKey.self)
        guard let light = keys[.light], let dark = keys[.dark] else {
            throw place.wrongType(expected: ColorPairKey.noun)
        }
        return .adaptive(light: try plainColor(light), dark: try plainColor(dark))
    }

    private static func plainColor(_ place: LocatedNode) throws(DocumentError) -> StyleColor {
        guard let text = place.node.characters else { throw place.wrongType(expected: ValueShape.plainColor.words) }
        if let color = StyleColor(numbers: text) { return color }
        if let color = SystemColor(rawValue: AmericanSpelling.of(text)) { return .system(color) }
        if let token = ColorToken(rawValue: text) { return .token(token) }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber }), text.first?.isLetter == true else {
            throw place.failure(StyleProblem.invalidColor(text))
        }
        throw place.failure(StyleProblem.unknownColor(text, nearest: Nearest.word(to: text, among: StyleColor.names)))
    }
}
