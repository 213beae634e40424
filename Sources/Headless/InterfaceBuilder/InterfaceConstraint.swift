/// A constraint as an Interface Builder file has it.
package struct InterfaceConstraint: Hashable, Sendable {
    package enum Relation: String, Hashable, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

    /// The identifiers of the items; the first is `nil` for the view that holds the constraint.
    package let firstItem: String?
    package let firstAttribute: String
    package let relation: Relation
    package let secondItem: String?
    package let secondAttribute: String?
    package let multiplier: Double

    /// In points.
    package let constant: Double
    package let priority: Double

    /// The name in messages of layout.
    package let identifier: String?

    /// Whether the constraint is in effect only in Interface Builder.
    package let isPlaceholder: Bool

    /// Whether the distance is the system's, and `constant` isn't given.
    package let isStandardDistance: Bool

    package init?(_ element: InterfaceElement) {
        guard element.name == "constraint", let attribute = element["firstAttribute"],
            let relation = Relation(rawValue: element["relation"] ?? "equal")
        else { return nil }
        firstItem = element["firstItem"]
        firstAttribute = attribute
        self.relation = relation
        secondItem = element["secondItem"]
        secondAttribute = element["secondAttribute"]
        multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
        constant = element.number("constant") ?? 0
        priority = element.number("priority") ?? 1000
        identifier = element["identifier"]
        isPlaceholder = element.bool("placeholder") ?? false
        isStandardDistance = element["symbolic"] == "YES" && element["constant"] == nil
    }

    /// A number, or a proportion such as `16:9` or `1/3`.
    private static func multiplier(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
        guard parts.count == 2, parts[1] != 0 else { return nil }
        return parts[0] / parts[1]
    }
}
