import Documents

/// Layout options.
extension StyleBuilder {
    static func layout(_ place: LocatedNode) throws(DocumentError) -> LayoutStyle {
        let keys = try place.keyed(LayoutKey.self)
        var layout = LayoutStyle()
        layout.all = try change(add: keys[.add], remove: keys[.remove])
        layout.mine = try keys[.mine].map(change) ?? layout.mine
        layout.others = try keys[.others].map(change) ?? layout.others
        layout.last = try keys[.last].map(change) ?? layout.last
        layout.earlier = try keys[.earlier].map(change) ?? layout.earlier
        return layout
    }

    private static func change(_ place: LocatedNode) throws(DocumentError) -> LayoutStyle.Change {
        let keys = try place.keyed(LayoutChangeKey.self)
        return try change(add: keys[.add], remove: keys[.remove])
    }

    private static func change(add: LocatedNode?, remove: LocatedNode?) throws(DocumentError) -> LayoutStyle.Change {
        let added = try options(add)
        let removed = try options(remove)
        // The error is at the later of the two places, which was probably written last.
        for (option, place) in removed where added.contains(where: { $0.option == option }) {
            throw place.failure(StyleProblem.contradiction(option.rawValue))
        }
        return LayoutStyle.Change(add: Set(added.map(\.option)), remove: Set(removed.map(\.option)))
    }

    private static func options(
        _ place: LocatedNode?
    ) throws(DocumentError) -> [(option: LayoutOption, place: LocatedNode)] {
        try place?.elements(expected: LayoutChangeKey.add.shape.words).map { place throws(DocumentError) in
            (try place.choice(of: LayoutOption.self), place)
        } ?? []
    }
}
