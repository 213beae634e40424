import Foundation
import UIKitValues

/// A key with the tables in which it is looked up.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    /// `nil`, with no table: the key isn't looked up.
    let bundle: Bundle?

    /// A piece of the text: with the looks that its Markdown gives it, or a value.
    enum Piece: Equatable {
        case string(String, InlineMarkdown.Style)
        case value(LocalizedStringKey.Argument, InlineMarkdown.Style)
    }

    /// Returns the text in pieces.
    ///
    /// Markdown of the key and its translations counts, that of the values in them doesn't.
    func pieces(for locale: Locale) -> [Piece] {
        let format = translation(for: locale)
        if key.arguments.isEmpty {
            // Only a key that was put together has its percent signs doubled.
            return InlineMarkdown.parse(unescaped(format)).map { .string($0.text, $0.style) }
        }
        var pieces: [Piece] = []
        let (marked, order) = marking(format)
        var next = 0
        for run in InlineMarkdown.parse(marked) {
            var literal = ""
            for character in run.text {
                guard character == Self.mark else {
                    literal.append(character)
                    continue
                }
                if !literal.isEmpty { pieces.append(.string(literal, run.style)) }
                literal = ""
                if next < order.count, key.arguments.indices.contains(order[next]) {
                    pieces.append(.value(key.arguments[order[next]], run.style))
                }
                next += 1
            }
            if !literal.isEmpty { pieces.append(.string(literal, run.style)) }
        }
        return pieces
    }

    // MARK: Looking up

    private func translation(for locale: Locale) -> String {
        guard bundle != nil || table != nil else { return key.key }
        let bundle = bundle ?? .main
        return bundle.tables(for: locale).localizedString(forKey: key.key, value: key.key, table: table)
    }

    private func unescaped(_ format: String) -> String {
        format.contains("%%") ? format.replacingOccurrences(of: "%%", with: "%") : format
    }

    // MARK: Placeholders

    /// Stands for a value while the Markdown around it is read.
    private static let mark: Character = "\u{F0000}"

    /// Returns the text with a mark for each placeholder, and the number of each one's value.
    private func marking(_ format: String) -> (text: String, order: [Int]) {
        var (text, order) = ("", [Int]())
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text.append("%")
                rest = rest.dropFirst()
            } else if let placeholder = Placeholder(rest) {
                text.append(Self.mark)
                order.append(placeholder.number ?? order.count)
                rest = rest.dropFirst(placeholder.length)
            } else {
                text.append("%")
            }
        }
        return (text + rest, order)
    }

    /// What follows the percent sign of a placeholder, such as `1$@` or `.2f`.
    private struct Placeholder {
        /// The number of the value, from 0, if the placeholder says it.
        var number: Int?
        var length: Int

        init?(_ text: Substring) {
            var rest = text
            let digits = rest.prefix(while: \.isWholeNumber)
            if let value = Int(digits), value > 0, rest.dropFirst(digits.count).first == "$" {
                number = value - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            rest = rest.drop { "0123456789.+-# 'hlqztj".contains($0) }
            guard let kind = rest.first, "@diouxXeEfFgGaAcsp".contains(kind) else { return nil }
            length = text.count - rest.count + 1
        }
    }
}

extension Bundle {
    /// The part of the bundle with the tables of a language, or the bundle itself if it has none.
    ///
    /// The machine's languages don't count.
    fileprivate func tables(for locale: Locale) -> Bundle {
        let language = locale.language.languageCode?.identifier
        for name in [locale.identifier, locale.identifier(.bcp47), language].compactMap(\.self) {
            if let path = path(forResource: name, ofType: "lproj"), let tables = Bundle(path: path) { return tables }
        }
        return self
    }
}
