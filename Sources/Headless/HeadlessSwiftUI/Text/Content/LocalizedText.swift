import Foundation
import Markdown
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

        var style: InlineMarkdown.Style {
            switch self {
            case .string(_, let style), .value(_, let style): style
            }
        }

        /// The text as far as it is known without an environment.
        var text: String {
            switch self {
            case .string(let text, _), .value(.string(let text), _): text
            case .value(.text, _): "…"
            }
        }
    }

    /// Returns the text in pieces.
    ///
    /// Markdown of the key and its translations counts, that of the values in them doesn't.
    func pieces(for locale: Locale) -> [Piece] {
        let format = translation(for: locale)
        if key.arguments.isEmpty {
            // Only a key that was put together has its percent signs doubled.
            return parse(unescaped(format)).map { .string($0.text, $0.style) }
        }
        var pieces: [Piece] = []
        for run in parse(marking(format)) {
            var style = run.style
            style.link = style.link.map(filled)
            var literal = ""
            for scalar in run.text.unicodeScalars {
                guard let argument = argument(markedBy: scalar) else {
                    literal.unicodeScalars.append(scalar)
                    continue
                }
                if !literal.isEmpty { pieces.append(.string(literal, style)) }
                literal = ""
                pieces.append(.value(argument, style))
            }
            if !literal.isEmpty { pieces.append(.string(literal, style)) }
        }
        return pieces
    }

    private func parse(_ markdown: String) -> [InlineMarkdown.Run] {
        InlineMarkdown.parse(markdown, syntax: .inlineOnlyPreservingWhitespace, allowsExtendedAttributes: true)
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

    /// Stands for the first value while the Markdown around it is read, and those behind it for the other values.
    private static let firstMark: UInt32 = 0xF0000

    private func argument(markedBy scalar: Unicode.Scalar) -> LocalizedStringKey.Argument? {
        guard scalar.value >= Self.firstMark else { return nil }
        let index = Int(scalar.value - Self.firstMark)
        return key.arguments.indices.contains(index) ? key.arguments[index] : nil
    }

    /// Returns the text with a mark for each placeholder.
    private func marking(_ format: String) -> String {
        var (text, count) = ("", 0)
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text.append("%")
                rest = rest.dropFirst()
            } else if let placeholder = Placeholder(rest) {
                let index = placeholder.number ?? count
                count += 1
                if key.arguments.indices.contains(index), let mark = Unicode.Scalar(Self.firstMark + UInt32(index)) {
                    text.unicodeScalars.append(mark)
                }
                rest = rest.dropFirst(placeholder.length)
            } else {
                text.append("%")
            }
        }
        return text + rest
    }

    /// Returns the address of a link with the values that are strings in the place of their marks.
    private func filled(_ address: String) -> String {
        address.unicodeScalars.map { scalar in
            switch argument(markedBy: scalar) {
            case .string(let string): string
            case .text: ""
            case nil: String(scalar)
            }
        }.joined()
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
            length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
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
