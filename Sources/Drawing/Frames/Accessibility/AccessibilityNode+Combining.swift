extension AccessibilityNode {
    /// Whether there is nothing to announce: VoiceOver skips such an element.
    var isSilent: Bool {
        (label ?? "").isEmpty && (value ?? "").isEmpty && kind == nil
            && traits.isSubset(of: [.staticText, .notEnabled, .updatesFrequently])
    }

    /// Whether the element is interactive.
    var isControl: Bool { kind != nil || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField]) }

    /// Takes properties that this element lacks from several elements.
    ///
    /// Names of pictures count only if there are no other texts. If there is one button among the elements, the result
    /// is that button; several buttons become actions.
    mutating func take(from nodes: [AccessibilityNode]) {
        let buttons = nodes.filter { $0.traits.contains(.button) }
        let read = buttons.count > 1 ? nodes.filter { !$0.traits.contains(.button) } : nodes
        let worded = read.filter { !$0.isNamedByPicture }
        let spoken = (worded.isEmpty ? read : worded).map(\.withWords)
        if (label ?? "").isEmpty {
            label = Self.joined(spoken.map(\.label))
            isNamedByPicture = worded.isEmpty
        }
        if (value ?? "").isEmpty { value = Self.joined(spoken.map(\.value)) }
        if (hint ?? "").isEmpty { hint = Self.joined(spoken.map(\.hint)) }
        if kind == nil { kind = spoken.compactMap(\.kind).first }
        if headingLevel == nil { headingLevel = spoken.compactMap(\.headingLevel).first }
        var taken = spoken.reduce(into: Traits()) { $0.formUnion($1.traits) }
        if !traits.isEmpty { taken.subtract([.staticText, .image]) }
        traits.formUnion(taken)
        if spoken.count > 1 { traits.remove(.image) }
        actions += spoken.flatMap(\.actions)
        if buttons.count > 1 { actions += buttons.compactMap(\.label) }
        details += spoken.flatMap(\.details)
    }

    /// The element with its value as its label if it is static and has no label: the text of a text view.
    private var withWords: AccessibilityNode {
        guard (label ?? "").isEmpty, !isControl else { return self }
        var node = self
        (node.label, node.value) = (value, nil)
        return node
    }

    /// Applies what another view specifies for the element.
    mutating func change(_ mark: AccessibilityProperties) {
        let said = mark.node
        if let label = said.label { (self.label, isNamedByPicture) = (label, false) }
        if let value = said.value { self.value = value }
        if let hint = said.hint { self.hint = hint }
        if let kind = said.kind { self.kind = kind }
        if let position = said.position { self.position = position }
        if let level = said.headingLevel { headingLevel = level }
        if let language = said.language { self.language = language }
        if let point = said.activationPoint { activationPoint = point }
        traits.formUnion(said.traits)
        traits.subtract(mark.removedTraits)
        actions += said.actions
        details += said.details
    }

    private static func joined(_ texts: [String?]) -> String? {
        let words = texts.compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
