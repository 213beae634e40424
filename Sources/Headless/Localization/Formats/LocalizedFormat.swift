/// A text with placeholders, and the forms of those parts that go with a number.
package struct LocalizedFormat: Equatable, Sendable {
    package var text: String
    package var variables: [String: Variable] = [:]

    /// A part of a text that has forms.
    package struct Variable: Equatable, Sendable {
        package var forms: [String: String]
        /// The number of the value that chooses, from 0, unless the text says it.
        var position: Int?
        /// Whether a form is a text with values of its own, and not a part about one value.
        var isWhole = false

        package init(forms: [String: String]) { self.forms = forms }

        init(forms: [String: String], position: Int?, isWhole: Bool = false) {
            (self.forms, self.position, self.isWhole) = (forms, position, isWhole)
        }
    }

    /// A piece of a format: as it stands, or the number of a value with the way it is written.
    package enum Piece: Equatable {
        case literal(String)
        case value(Int, FormatSpecifier)
    }

    package init(_ text: String) { self.text = text }

    /// Returns the pieces of the text whose forms go with the values.
    ///
    /// - Parameter number: Returns the value with a number, if it is one that chooses among forms.
    package func pieces(for locale: Locale, number: @escaping (Int) -> Double?) -> [Piece] {
        var writer = FormatWriter(variables: variables, locale: locale, number: number)
        writer.add(text)
        return writer.pieces
    }

    /// Returns the text with its values, as a locale writes them.
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

/// Reads a format into pieces, with the forms that go with its values.
private struct FormatWriter {
    let variables: [String: LocalizedFormat.Variable]
    let locale: Locale
    let number: (Int) -> Double?
    private(set) var pieces: [LocalizedFormat.Piece] = []
    private var next = 0
    /// The variables whose forms are being read: one that names itself has no end.
    private var open: [String] = []

    init(variables: [String: LocalizedFormat.Variable], locale: Locale, number: @escaping (Int) -> Double?) {
        self.variables = variables
        self.locale = locale
        self.number = number
    }

    /// - Parameter counted: The value whose forms these are, which placeholders without a number stand for.
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
        // A form for 0 counts in every language, as on iOS.
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
