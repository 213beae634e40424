internal import Documents
internal import Foundation

/// A mapping of a payload.
///
/// A missing or null field is `nil`. So is one of the wrong type, which adds a warning.
struct PayloadObject {
    let place: LocatedNode
    private let fields: [String: DocumentNode]
    private let warnings: PayloadWarnings

    /// - Returns: `nil` if the value is not a mapping.
    init?(_ place: LocatedNode, warnings: PayloadWarnings) {
        guard let entries = place.node.entries else { return nil }
        self.place = place
        self.warnings = warnings
        fields = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
    }

    subscript(key: String) -> LocatedNode? {
        guard let node = fields[key], !node.isNull else { return nil }
        return LocatedNode(node: node, path: place.path.appending(key), file: place.file)
    }

    /// The converted value of a key, or `nil` and a warning if the conversion fails.
    private func value<Value>(
        _ key: String, expected: String, _ convert: (DocumentNode) -> Value?
    ) -> Value? {
        guard let place = self[key] else { return nil }
        if let value = convert(place.node) { return value }
        warnings.add(place.wrongType(expected: expected))
        return nil
    }
}

extension PayloadObject {
    /// A string. One that is too long is rejected when everything has been read, since reading a field can't throw.
    func string(_ key: String) -> String? {
        let text = value(key, expected: "a text") { $0.characters }
        if let text, let place = self[key] { warnings.refuse(text, ifTooLongAt: place) }
        return text
    }

    /// A non-empty string.
    func name(_ key: String) -> String? { string(key).flatMap { $0.isEmpty ? nil : $0 } }

    func flag(_ key: String) -> Bool? { value(key, expected: "true or false") { $0.flag } }

    func number(_ key: String) -> Double? {
        value(key, expected: "a number") {
            $0.number ?? $0.characters.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }

    /// A number, 0 or more.
    func count(_ key: String) -> Int? { integer(key).map { max($0, 0) } }

    func date(_ key: String) -> Date? {
        value(key, expected: ValueShape.date.words) { node in
            node.number.flatMap(DateReader.date(sinceEpoch:)) ?? node.characters.flatMap(DateReader.date)
        }
    }

    func object(_ key: String) -> PayloadObject? {
        guard let place = self[key] else { return nil }
        if let object = PayloadObject(place, warnings: warnings) { return object }
        warnings.add(place.wrongType(expected: "an object"))
        return nil
    }

    /// The objects of a list; other values are skipped.
    func objects(_ key: String) -> [PayloadObject] {
        elements(key).compactMap { place in
            if let object = PayloadObject(place, warnings: warnings) { return object }
            warnings.add(place.wrongType(expected: "an object"))
            return nil
        }
    }

    func strings(_ key: String) -> [String] {
        elements(key).compactMap { place in
            guard let text = place.node.characters else { return nil }
            warnings.refuse(text, ifTooLongAt: place)
            return text
        }
    }

    func elements(_ key: String) -> LocatedElements {
        guard let place = self[key] else { return [] }
        if let elements = try? place.elements() { return elements }
        warnings.add(place.wrongType(expected: "an array"))
        return []
    }

    /// The sorted names of fields that are values themselves, such as reaction types.
    func fieldNames() -> [String] {
        let names = fields.keys.sorted()
        for name in names { warnings.refuse(name, ifTooLongAt: place) }
        return names
    }

    /// The counts by name, such as those of reactions.
    func counts(_ key: String) -> [String: Int] {
        guard let object = object(key) else { return [:] }
        return object.fieldNames().reduce(into: [:]) { counts, name in counts[name] = object.count(name) }
    }

    /// Custom data: all fields that are not in `known`.
    func extraData(besides known: Set<String>) -> [String: RawJSON] {
        fields.reduce(into: [:]) { extra, field in
            if !known.contains(field.key) { extra[field.key] = field.value.rawJSON }
        }
    }
}

/// Warnings about skipped values of a payload, and the error about one that exceeds a limit.
final class PayloadWarnings {
    /// The error about the first text that exceeds ``InputLimits``, if any.
    private(set) var refusal: DocumentError?

    private var lines: [String] = []
    private var omitted = 0
    private var remoteImages: Set<String> = []
    private var unknownReactions: Set<String> = []

    /// More would hide the first ones.
    private static let maximumCount = 20

    func add(_ error: DocumentError) {
        add("\(error); ignored")
    }

    func add(_ line: String) {
        if lines.count < Self.maximumCount { lines.append(line) } else { omitted += 1 }
    }

    func refuse(_ text: String, ifTooLongAt place: LocatedNode) {
        guard refusal == nil, let count = text.excessiveLength else { return }
        refusal = place.failure(LimitProblem("characters", found: count, limit: InputLimits.textLength))
    }

    func addRemoteImage(_ address: String) {
        remoteImages.insert(address)
    }

    /// Adds a reaction type without an icon.
    func addUnknownReaction(_ type: MessageReactionType) {
        unknownReactions.insert(type.rawValue.shortened)
    }

    /// All warnings, one line each.
    func summary(of file: String) -> [String] {
        var summary = lines
        if omitted > 0 { summary.append("\(file): \(omitted) more values of the wrong type are ignored") }
        if !unknownReactions.isEmpty {
            let shown = unknownReactions.sorted().prefix(5).joined(separator: ", ")
            let more = unknownReactions.count > 5 ? " and \(unknownReactions.count - 5) more" : ""
            summary.append(
                "\(file): reactions of the types \(shown)\(more) have no icon, and are not drawn; "
                    + "\(MessageReactionType.drawn.map(\.rawValue).joined(separator: ", ")) have one")
        }
        if !remoteImages.isEmpty {
            summary.append(
                "\(file): \(remoteImages.count) images are on the network, which is never used; "
                    + "placeholders are drawn")
        }
        return summary
    }
}
