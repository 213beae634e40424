import Foundation

/// Converts a visual format to constraints.
@MainActor
struct VisualFormatConstraints {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [LayoutItem] = []
        for item in format.items { items.append(try resolve(item)) }
        var constraints: [NSLayoutConstraint] = []
        for (index, connection) in format.connections.enumerated() {
            constraints += try connect(items[index], items[index + 1], connection, index)
        }
        for (index, item) in format.items.enumerated() {
            for predicate in item.predicates { constraints.append(try size(items[index], predicate)) }
        }
        return constraints + align(zip(format.items, items).filter { $0.0.name != nil }.map(\.1))
    }

    // MARK: Items

    private func resolve(_ item: VisualFormat.Item) throws(VisualFormatError) -> LayoutItem {
        guard let name = item.name else { return try superview(at: item.position) }
        guard let found = view(named: name) else {
            throw VisualFormatError(reason: "views has no view or guide “\(name)”", position: item.position)
        }
        return found
    }

    private func view(named name: String) -> LayoutItem? {
        guard let value = views[name] else { return nil }
        return (value as? UIView) ?? (value as? UILayoutGuide)
    }

    private func superview(at position: Int) throws(VisualFormatError) -> UIView {
        let names = format.items.compactMap(\.name)
        let named = position == 0 || format.items.first?.position == position ? names.first : names.last
        let item = named.flatMap(view(named:))
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else {
            throw VisualFormatError(reason: "“\(named ?? "")” has no superview for |", position: position)
        }
        return superview
    }

    // MARK: Constraints

    /// The attributes at which items start and end.
    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard format.isHorizontal else { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private func connect(
        _ item: LayoutItem, _ next: LayoutItem, _ connection: VisualFormat.Connection, _ index: Int
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let isFirst = format.items[index].name == nil
        let isLast = format.items[index + 1].name == nil
        var from = isFirst ? sides.start : sides.end
        var to = isLast ? sides.end : sides.start
        if !isFirst, !isLast, !format.isHorizontal, options.contains(.spacingBaselineToBaseline) {
            (from, to) = (.lastBaseline, .firstBaseline)
        }
        switch connection {
        case .flush: return [constraint(next, to, item, from, distance: 0)]
        case .standard:
            if isFirst { return [constraint(next, to, item, from.margin, distance: 0)] }
            if isLast { return [constraint(next, to.margin, item, from, distance: 0)] }
            return [constraint(next, to, item, from, distance: systemSpacing)]
        case .distances(let predicates):
            var constraints: [NSLayoutConstraint] = []
            for predicate in predicates {
                let distance = try number(predicate.object, predicate.position, "distance")
                let made = constraint(next, to, item, from, by: predicate.relation, distance: distance)
                if let priority = try priority(of: predicate) { made.priority = priority }
                constraints.append(made)
            }
            return constraints
        }
    }

    /// `next` is `distance` after `item`: in right-to-left layouts, to its left.
    private func constraint(
        _ next: LayoutItem, _ to: NSLayoutConstraint.Attribute, _ item: LayoutItem,
        _ from: NSLayoutConstraint.Attribute, by relation: NSLayoutConstraint.Relation = .equal, distance: CGFloat
    ) -> NSLayoutConstraint {
        let isMirrored = format.isHorizontal && options.contains(.directionRightToLeft)
        let (first, firstAttribute, second, secondAttribute) =
            isMirrored ? (item, from, next, to) : (next, to, item, from)
        return NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: 1,
            constant: distance)
    }

    private func size(
        _ item: LayoutItem, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let length: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
        var other: LayoutItem?
        var constant: CGFloat = 0
        if case .name(let name) = predicate.object, metrics[name] == nil {
            guard let view = view(named: name) else {
                throw VisualFormatError(
                    reason: "neither metrics nor views has “\(name)”", position: predicate.position)
            }
            other = view
        } else {
            constant = try number(predicate.object, predicate.position, "size")
        }
        let constraint = NSLayoutConstraint(
            first: item, length, predicate.relation, second: other, other == nil ? .notAnAttribute : length,
            multiplier: 1, constant: constant)
        if let priority = try priority(of: predicate) { constraint.priority = priority }
        return constraint
    }

    /// Returns constraints that align each view with the one before it, at the edges of the options.
    private func align(_ items: [LayoutItem]) -> [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(items, items.dropFirst()).map { item, next in
                NSLayoutConstraint(
                    first: next, attribute, .equal, second: item, attribute, multiplier: 1, constant: 0)
            }
        }
    }

    // MARK: Numbers

    private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority? {
        guard let object = predicate.priority else { return nil }
        return UILayoutPriority(Float(try number(object, predicate.position, "priority")))
    }

    private func number(
        _ object: VisualFormat.Object, _ position: Int, _ role: String
    ) throws(VisualFormatError) -> CGFloat {
        switch object {
        case .number(let number): return number
        case .name(let name):
            guard let value = metrics[name].flatMap(Self.number) else {
                throw VisualFormatError(
                    reason: "metrics has no number “\(name)” for this \(role)", position: position)
            }
            return value
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        if let number = value as? CGFloat { return number }
        if let number = value as? Double { return CGFloat(number) }
        if let number = value as? Int { return CGFloat(number) }
        if let number = value as? Float { return CGFloat(number) }
        if let priority = value as? UILayoutPriority { return CGFloat(priority.rawValue) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin at an edge, for a dash without a length next to the superview.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
