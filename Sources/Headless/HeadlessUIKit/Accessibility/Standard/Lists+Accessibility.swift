extension UITableViewCell: StandardAccessible {
    /// A row is read as one element, followed by its controls.
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, traits: isSelected ? .selected : [], role: .row)
    }
}

extension UICollectionViewListCell: StandardAccessible {
    /// A row is read as one element, followed by its controls.
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, traits: isSelected ? .selected : [], role: .row)
    }
}

extension UITableViewHeaderFooterView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, traits: position.isHeader ? .header : [], role: .row)
    }
}
