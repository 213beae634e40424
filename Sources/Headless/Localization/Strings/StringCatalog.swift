/// The texts of one table in all languages: an Xcode string catalog (`Localizable.xcstrings`). Xcode compiles it to
/// `.strings` and `.stringsdict` files; on Linux, the package manager copies it unchanged.
struct StringCatalog: Sendable {
    let sourceLanguage: String
    /// The languages with texts, sorted.
    let languages: [String]
    private let entries: [String: Entry]

    /// Reads a catalog.
    ///
    /// - Throws: A `DecodingError`.
    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        (sourceLanguage, entries) = (file.sourceLanguage, file.strings)
        languages = Set(file.strings.values.flatMap { ($0.localizations ?? [:]).keys }).sorted()
    }

    /// Returns the text of a key in a language for a device; `nil` if there is none.
    func format(for key: String, language: String, _ device: DeviceName) -> LocalizedFormat? {
        entries[key]?.localizations?[language].flatMap { LocalizedFormat($0, device) }
    }
}

extension StringCatalog {
    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    fileprivate struct Entry: Decodable, Sendable {
        let localizations: [String: Localization]?
    }

    /// A text, or its variations.
    fileprivate final class Localization: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    fileprivate struct Unit: Decodable, Sendable {
        /// `new` for a text that isn't translated yet.
        let state: String?
        let value: String

        var isWritten: Bool { state != "new" || !value.isEmpty }
    }

    fileprivate struct Variations: Decodable, Sendable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    /// A part of a text with variations; its value's index counts from 1.
    fileprivate struct Substitution: Decodable, Sendable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }
}

extension LocalizedFormat {
    fileprivate init?(_ localization: StringCatalog.Localization, _ device: DeviceName) {
        if let devices = localization.variations?.device {
            guard let own = devices.variation(for: device), let format = LocalizedFormat(own, device) else {
                return nil
            }
            self = format
        } else if let forms = localization.variations?.plural {
            self.init(forms: forms.texts)
        } else if let unit = localization.stringUnit, unit.isWritten {
            self.init(unit.value)
        } else {
            return nil
        }
        for (name, substitution) in localization.substitutions ?? [:] {
            let variations = substitution.variations
            let value = "%\(substitution.formatSpecifier ?? "lld")"
            let forms = variations.plural ?? variations.device?.variation(for: device)?.variations?.plural ?? [:]
            variables[name] = Variable(
                forms: forms.texts.mapValues { $0.replacingOccurrences(of: "%arg", with: value) },
                position: substitution.argNum.map { $0 - 1 })
        }
    }

    /// Creates a text whose forms are entire texts, selected by its first number.
    private init(forms: [String: String]) {
        self.init("%#@forms@")
        let values = LocalizedFormat(forms["other"] ?? "").pieces(for: Locale(identifier: "en")) { _ in nil }
        let number = values.compactMap { $0.numberPosition }.min()
        variables["forms"] = Variable(forms: forms, position: number ?? 0, isWhole: true)
    }
}

extension LocalizedFormat.Piece {
    /// The index of the value if it is a number.
    fileprivate var numberPosition: Int? {
        guard case .value(let index, let specifier) = self else { return nil }
        switch specifier.kind {
        case .whole, .coded, .decimal: return index
        case .object, .forms: return nil
        }
    }
}

extension [String: StringCatalog.Localization] {
    /// Returns the variation for a device: its own, or that of all others.
    fileprivate func variation(for device: DeviceName) -> StringCatalog.Localization? {
        self[device.rawValue] ?? self["other"]
    }

    /// The texts of plural forms.
    fileprivate var texts: [String: String] { compactMapValues { $0.stringUnit?.value } }
}
