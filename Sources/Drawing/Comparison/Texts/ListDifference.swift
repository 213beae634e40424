/// The difference of two lists: every element in order, as kept, removed or inserted.
package struct ListDifference<Element: Hashable> {
    /// An element, and the lists that contain it.
    package enum Step {
        /// The element is in both lists.
        case kept(Element)
        /// The element is only in the old list.
        case removed(Element)
        /// The element is only in the new list.
        case inserted(Element)
    }

    /// The steps from the old list to the new one. Between two kept elements, removed ones come first.
    package let steps: [Step]

    package init(from old: [Element], to new: [Element]) {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var (one, other) = (0, 0)
        while one < old.count || other < new.count {
            if removed.contains(one) {
                steps.append(.removed(old[one]))
                one += 1
            } else if inserted.contains(other) {
                steps.append(.inserted(new[other]))
                other += 1
            } else {
                steps.append(.kept(new[other]))
                one += 1
                other += 1
            }
        }
        self.steps = steps
    }
}
