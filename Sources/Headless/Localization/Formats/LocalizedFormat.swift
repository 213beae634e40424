import Rendering

/// A text with placeholders, and the plural forms of its parts.
package struct LocalizedFormat: Equatable, Sendable {
    package var text: String
    package var variables: [String: Variable] = [:]
    /// The pseudo-language that the text is written in once its forms are known.
    private(set) var pseudo: PseudoLocale?

    /// A part of a text with plural forms.
    package struct Variable: Equatable, Sendable {
        package var forms: [String: String]
        /// The index, from 0, of the value that selects the form, unless the text has it.
        var position: Int?
        /// Whether each form is an entire text with its own values, not a part about one value.
        var isWhole = false

        package init(forms: [String: String]) { self.forms = forms }

        init(forms: [String: String], position: Int?, isWhole: Bool = false) {
            (self.forms, self.position, self.isWhole) = (forms, position, isWhole)
        }
    }

    /// A piece of a format: literal text, or the index of a value with its format.
    package enum Piece: Equatable {
        case literal(String)
        case value(Int, FormatSpecifier)
    }

    package init(_ text: String) { self.text = text }

    /// Returns the pieces of the text in the forms that match the values.
    ///
    /// - Parameter number: Returns the value with an index, if it is one that selects forms.
    package func pieces(for locale: Locale, number: @escaping (Int) -> Double?) -> [Piece] {
        var writer = FormatWriter(variables: variables, locale: locale, number: number)
        writer.add(text)
        return pseudo.map { Self.changed(writer.pieces, by: $0) } ?? writer.pieces
    }

    /// Returns the text in a pseudo-language.
    func changed(by pseudo: PseudoLocale) -> LocalizedFormat {
        guard !variables.isEmpty else { return LocalizedFormat(pseudo.text(text)) }
        var format = self
        format.pseudo = pseudo
        return format
    }

    private static func changed(_ pieces: [Piece], by pseudo: PseudoLocale) -> [Piece] {
        var specifiers: [Int: FormatSpecifier] = [:]
        let text = pieces.map { piece in
            switch piece {
            case .literal(let text): return text.replacingOccurrences(of: "%", with: "%%")
            case .value(let index, let specifier):
                specifiers[index] = specifier
                return "%\(index + 1)$@"
            }
        }.joined()
        return LocalizedFormat(pseudo.text(text)).pieces(for: Locale(identifier: "en")) { _ in nil }.map { piece in
            guard case .value(let index, _) = piece, let specifier = specifiers[index] else { return piece }
            return .value(index, specifier)
        }
    }

    /// Returns the text with its values, formatted for a locale.
    package func filled(_ arguments: [FormatArgument], locale: Locale) -> String {
        pieces(for: locale) { arguments.indices.contains($0) ? arguments[$0].number : nil }
            .map { piece in
                switch piece {
                case .literal(let text): text
                case .value(let index, let specifier):
                    arguments.indices.contains(index) ? arguments[index].text(specifier, locale: locale) : ""
                }
            }
            .joined()
    }
}

/// Reads a format into pieces, in the forms that match its values.
private struct FormatWriter {
    let variables: [String: LocalizedFormat.Variable]
    let locale: Locale
    let number: (Int) -> Double?
    private(set) var pieces: [LocalizedFormat.Piece] = []
    private var next = 0
    /// The variables whose forms are being read. One that refers to itself would never end.
    private var open: [String] = []

    init(variables: [String: LocalizedFormat.Variable], locale: Locale, number: @escaping (Int) -> Double?) {
        self.variables = variables
        self.locale = locale
        self.number = number
    }

    /// - Parameter counted: The value that selected these forms, which placeholders without an index refer to.
    mutating func add(_ format: String, counted: Int? = nil) {
        var rest = Substring(format).unicodeScalars
        while let percent = rest.firstIndex(of: "%") {
            add(literal: String(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                add(literal: "%")
                rest = rest.dropFirst()
            } else if let specifier = FormatSpecifier(reading: &rest) {
                let position = specifier.position ?? variable(of: specifier)?.position
                let index = position ?? counted ?? next
                if position == nil, counted == nil { next += 1 }
                add(specifier, of: index)
            } else {
                add(literal: "%")
            }
        }
        add(literal: String(rest))
    }

    private func variable(of specifier: FormatSpecifier) -> LocalizedFormat.Variable? {
        guard case .forms(let name) = specifier.kind else { return nil }
        return variables[name]
    }

    private mutating func add(_ specifier: FormatSpecifier, of index: Int) {
        guard case .forms(let name) = specifier.kind, !open.contains(name), let variable = variables[name] else {
            pieces.append(.value(index, specifier))
            return
        }
        let forms = variable.forms
        let number = number(index) ?? 0
        // As on iOS, a form for 0 applies in every language.
        let exact = number == 0 ? forms["zero"] : nil
        guard let form = exact ?? forms[PluralCategory(number, locale: locale).rawValue] ?? forms["other"] else {
            return
        }
        open.append(name)
        add(form, counted: variable.isWhole ? nil : index)
        open.removeLast()
    }

    private mutating func add(literal text: String) {
        guard !text.isEmpty else { return }
        if case .literal(let before) = pieces.last {
            pieces[pieces.count - 1] = .literal(before + text)
        } else {
            pieces.append(.literal(text))
        }
    }
}
