package import Documents
internal import Foundation
internal import Frames

/// Reads annotations and references from documents. Every error has a line.
package enum AnnotationReader {
    /// Reads a file: a list of annotations, or a mapping with the annotations and their style.
    package static func read(
        contentsOf path: String
    ) throws(DocumentError) -> (annotations: [Annotation], style: AnnotationStyle) {
        let source = try SourceFile(
            path: path,
            kind: DocumentKind(
                noun: "list of annotations", minimum: "the smallest one is []", keys: AnnotationFileKey.self))
        return try source.read { place throws(DocumentError) in try read(place) }
    }

    /// Reads annotations that may be part of another document.
    package static func read(
        _ place: LocatedNode
    ) throws(DocumentError) -> (annotations: [Annotation], style: AnnotationStyle) {
        if let problem = place.missingValue { throw problem }
        guard place.node.entries != nil else { return (try annotations(place), AnnotationStyle()) }
        let keys = try KeyedNode<AnnotationFileKey>(place)
        return (
            try keys[.annotations].map(annotations) ?? [], try keys[.style].map(style) ?? AnnotationStyle()
        )
    }

    /// Reads a list of annotations.
    package static func annotations(_ node: LocatedNode) throws(DocumentError) -> [Annotation] {
        var annotations: [Annotation] = []
        for element in try node.elements(expected: "a list of annotations") {
            annotations.append(try annotation(element))
        }
        return annotations
    }

    /// Reads the style of a picture's annotations.
    package static func style(_ node: LocatedNode) throws(DocumentError) -> AnnotationStyle {
        let keys = try KeyedNode<AnnotationStyleKey>(node)
        let overrides = AnnotationOverrides(
            color: try keys[.color].map(color), background: try keys[.background].map(color),
            leader: try keys.choice(.leader, of: AnnotationLeader.self),
            fontSize: try keys.number(.fontSize).map { CGFloat($0) },
            lineWidth: try keys.number(.lineWidth).map { CGFloat($0) },
            labelWidth: try keys.number(.labelWidth).map { CGFloat($0) })
        var style = AnnotationStyle().with(overrides)
        style.edge = try keys.choice(.edge, of: PictureEdge.self) ?? style.edge
        return style
    }

    /// Reads a reference: the name of a component, or a mapping.
    package static func reference(_ node: LocatedNode) throws(DocumentError) -> FrameReference {
        guard node.node.entries != nil else {
            let name = try node.text(expected: ValueShape.reference.words)
            guard !name.isEmpty else { throw node.failure(AnnotationProblem.emptyReference) }
            return FrameReference(name)
        }
        let keys = try KeyedNode<FrameReferenceKey>(node)
        var reference = FrameReference(
            try keys.text(.component), message: try keys.text(.message), channel: try keys.text(.channel),
            text: try keys.text(.text), index: try keys.integer(.index), takesAll: try keys.flag(.all) ?? false)
        let words = [reference.component, reference.message, reference.channel, reference.text].compactMap { $0 }
        guard !words.isEmpty, !words.contains("") else { throw node.failure(AnnotationProblem.emptyReference) }
        if reference.index == 0, let place = keys[.index] { throw place.failure(AnnotationProblem.zeroIndex) }
        if reference.index != nil, reference.takesAll { throw keys.exclusion(of: .all, beside: .index) }
        if let container = keys[.of] { reference.container = try Self.reference(container) }
        return reference
    }

    // MARK: One annotation

    private static func annotation(_ node: LocatedNode) throws(DocumentError) -> Annotation {
        let keys = try KeyedNode<AnnotationKey>(node)
        guard let kind = AnnotationKey.alternatives.first(where: { keys[$0] != nil }), let target = keys[kind] else {
            throw node.wrongType(expected: AnnotationKey.noun)
        }
        let companions = AnnotationKey.companions(of: kind)
        for key in keys.keys where key != kind && !companions.contains(key) {
            throw keys.exclusion(of: key, beside: kind)
        }
        return Annotation(
            try self.kind(kind, keys), of: try reference(target),
            side: try keys.choice(.side, of: Annotation.Side.self),
            padding: try keys.number(.padding).map { CGFloat($0) }, overrides: try overrides(keys),
            place: Annotation.Place(file: node.file, line: node.node.line))
    }

    private static func kind(
        _ key: AnnotationKey, _ keys: KeyedNode<AnnotationKey>
    ) throws(DocumentError) -> Annotation.Kind {
        let text = try keys.text(.text).flatMap { $0.isEmpty ? nil : $0 }
        switch key {
        case .callout:
            guard let text else { throw keys.place.failure(ValueProblem.missingKey(AnnotationKey.text.rawValue)) }
            return .callout(text)
        case .number: return .number(text)
        case .box: return .box(text)
        case .bracket: return .bracket(text)
        case .size: return .size(try keys.choice(.measure, of: Annotation.Measure.self) ?? .both)
        case .distance:
            guard let other = keys[.to] else {
                throw keys.place.failure(ValueProblem.missingKey(AnnotationKey.to.rawValue))
            }
            return .distance(to: try reference(other))
        case .dim: return .dim
        case .blur, .text, .to, .side, .measure, .padding, .color, .background, .leader, .fontSize, .lineWidth,
            .labelWidth:
            return .blur
        }
    }

    private static func overrides(_ keys: KeyedNode<AnnotationKey>) throws(DocumentError) -> AnnotationOverrides {
        AnnotationOverrides(
            color: try keys[.color].map(color), background: try keys[.background].map(color),
            leader: try keys.choice(.leader, of: AnnotationLeader.self),
            fontSize: try keys.number(.fontSize).map { CGFloat($0) },
            lineWidth: try keys.number(.lineWidth).map { CGFloat($0) },
            labelWidth: try keys.number(.labelWidth).map { CGFloat($0) })
    }

    // MARK: Colors

    private static func color(_ node: LocatedNode) throws(DocumentError) -> AnnotationColor {
        guard node.node.entries != nil else { return try plainColor(node) }
        let keys = try KeyedNode<AnnotationColorKey>(node)
        guard let light = keys[.light], let dark = keys[.dark] else {
            throw node.wrongType(expected: AnnotationColorKey.noun)
        }
        return AnnotationColor(try plainColor(light).light, dark: try plainColor(dark).dark)
    }

    private static func plainColor(_ node: LocatedNode) throws(DocumentError) -> AnnotationColor {
        let text = try node.text(expected: ValueShape.plainAnnotationColor.words)
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            if let color = RGBA(digits.count == 3 ? "#" + digits.map { "\($0)\($0)" }.joined() : text) {
                return AnnotationColor(color)
            }
        }
        let name = AmericanSpelling.of(text)
        if let named = AnnotationColor.named.first(where: { $0.name == name }) { return named.color }
        let nearest = Nearest.word(to: text, among: AnnotationColor.named.map(\.name))
        throw node.failure(AnnotationProblem.invalidColor(text, nearest: nearest))
    }
}
