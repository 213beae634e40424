import InterfaceBuilder
import Rendering
import UIKitValues

extension InterfaceContext {
    /// Makes and activates the constraints of the views that were made, in the order of the file.
    func activateConstraints() {
        let views = constrained
        constrained = []
        for (view, elements) in views {
            for element in elements { add(element, to: view) }
        }
    }

    private func add(_ source: InterfaceElement, to view: UIView) {
        let element = resolved(source)
        guard let value = InterfaceConstraint(element) else {
            return file.report("<constraint> isn't understood", at: element)
        }
        guard !value.isPlaceholder, let constraint = constraint(value, in: view, at: element) else { return }
        register(constraint, element)
        if isInstalled(value, element) { constraint.isActive = true }
        if file.document.isVaried { followSizeClasses(source, constraint) }
    }

    private func constraint(
        _ value: InterfaceConstraint, in view: UIView, at element: InterfaceElement
    ) -> NSLayoutConstraint? {
        let first = value.firstItem.map(item) ?? view
        let second = value.secondItem.map(item) ?? nil
        // An item that isn't installed takes its constraints along.
        guard let first, second != nil || value.secondItem == nil else {
            let missing = [value.firstItem, value.secondItem].compactMap(\.self).filter { item($0) == nil }
            if missing.contains(where: { !excluded.contains($0) }) {
                file.report("a constraint refers to \(missing[0]), which isn't in the file", at: element)
            }
            return nil
        }
        guard let attribute = InterfaceNames.attributes[value.firstAttribute] else {
            file.report("the attribute “\(value.firstAttribute)” of a constraint isn't understood", at: element)
            return nil
        }
        let isBetween = second != nil
        let constraint = NSLayoutConstraint(
            item: isBetween ? content(of: first) : first, attribute: attribute, relatedBy: value.relation.inUIKit,
            toItem: second.map(content),
            attribute: value.secondAttribute.flatMap { InterfaceNames.attributes[$0] } ?? .notAnAttribute,
            multiplier: value.multiplier, constant: value.isStandardDistance ? 8 : value.constant)
        constraint.priority = UILayoutPriority(Float(value.priority))
        constraint.identifier = value.identifier
        return constraint
    }

    private func item(_ identifier: String) -> AnyObject? {
        let object = object(identifier)
        // A connection to a controller means its view.
        return (object as? UIViewController)?.viewIfLoaded ?? object
    }

    /// Returns the content view of a cell: old files constrain its views to the cell itself.
    private func content(of item: AnyObject) -> AnyObject {
        (item as? UICollectionViewCell)?.contentView ?? (item as? UITableViewCell)?.contentView ?? item
    }

    private func isInstalled(_ value: InterfaceConstraint, _ element: InterfaceElement) -> Bool {
        let identifiers = [element.id, value.firstItem, value.secondItem].compactMap(\.self)
        return !identifiers.contains(where: excluded.contains)
    }

    /// Changes the constant, and whether the constraint is active, with the size classes.
    private func followSizeClasses(_ source: InterfaceElement, _ constraint: NSLayoutConstraint) {
        variations.append { [constraint] context in
            guard let value = InterfaceConstraint(context.resolved(source)) else { return }
            let isInstalled = context.isInstalled(value, source)
            guard isInstalled != constraint.isActive || source.isVaried else { return }
            if source.isVaried {
                constraint.constant = value.constant
                constraint.priority = UILayoutPriority(Float(value.priority))
            }
            constraint.isActive = isInstalled
        }
    }
}

extension InterfaceConstraint.Relation {
    fileprivate var inUIKit: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
