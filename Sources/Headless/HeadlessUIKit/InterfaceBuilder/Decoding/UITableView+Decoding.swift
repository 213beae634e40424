import InterfaceBuilder

extension UITableView {
    static func style(of reader: InterfaceReader?) -> Style {
        reader?.value("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    final func decodeTable(from reader: InterfaceReader) {
        reader.color("backgroundColor").map { backgroundColor = $0 }
        decodeHeights(from: reader)
        reader.value("separatorStyle", ["none": .none, "singleLine": .singleLine, "default": .singleLine]).map {
            separatorStyle = $0
        }
        reader.color("separatorColor").map { separatorColor = $0 }
        reader.insets("separatorInset").map { separatorInset = $0 }
        reader.value(
            "separatorInsetReference", ["cellEdges": .fromCellEdges, "safeAreaInsets": .fromAutomaticInsets]
        ).map { separatorInsetReference = $0 }
        reader.bool("allowsSelection").map { allowsSelection = $0 }
        reader.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        reader.bool("allowsSelectionDuringEditing").map { allowsSelectionDuringEditing = $0 }
        reader.bool("allowsMultipleSelectionDuringEditing").map { allowsMultipleSelectionDuringEditing = $0 }
        reader.color("sectionIndexColor").map { sectionIndexColor = $0 }
        reader.color("sectionIndexBackgroundColor").map { sectionIndexBackgroundColor = $0 }
        reader.color("sectionIndexTrackingBackgroundColor").map { sectionIndexTrackingBackgroundColor = $0 }
        reader.integer("sectionIndexMinimumDisplayRowCount").map { sectionIndexMinimumDisplayRowCount = $0 }
        reader.bool("cellLayoutMarginsFollowReadableWidth").map { cellLayoutMarginsFollowReadableWidth = $0 }
        reader.bool("contentViewInsetsToSafeArea").map { insetsContentViewsToSafeArea = $0 }
        reader.view("tableHeaderView").map { tableHeaderView = $0 }
        reader.view("tableFooterView").map { tableFooterView = $0 }
        for prototype in reader.list("prototypes") { registerPrototype(prototype, reader.context) }
        if reader.string("dataMode") == "static" {
            staticSections = reader.list("sections").map { section($0, reader) }
        }
        reader.ignore("<sections>", "showsSelectionImmediatelyOnTouchBegin", "prefetchingEnabled", "springLoaded")
    }

    private func decodeHeights(from reader: InterfaceReader) {
        func length(_ key: String) -> CGFloat? { reader.number(key).map { $0 < 0 ? Self.automaticDimension : $0 } }
        // Interface Builder gives every table one of these, by its style; the titles have their own height on iOS.
        func sectionLength(_ key: String) -> CGFloat? {
            length(key).flatMap { [10, 18, 22, 28].contains($0) ? nil : $0 }
        }
        length("rowHeight").map { rowHeight = $0 }
        length("estimatedRowHeight").map { estimatedRowHeight = $0 }
        sectionLength("sectionHeaderHeight").map { sectionHeaderHeight = $0 }
        sectionLength("sectionFooterHeight").map { sectionFooterHeight = $0 }
        length("estimatedSectionHeaderHeight").map { estimatedSectionHeaderHeight = $0 }
        length("estimatedSectionFooterHeight").map { estimatedSectionFooterHeight = $0 }
        length("sectionHeaderTopPadding").map { sectionHeaderTopPadding = $0 }
    }

    private func registerPrototype(_ element: InterfaceElement, _ context: InterfaceContext) {
        guard let identifier = element["reuseIdentifier"] else { return }
        cellPool.register(identifier) {
            guard let cell: UITableViewCell = context.makePrototype(element) else {
                fatalError("\(context.file.document.file): the cell “\(identifier)” isn't a UITableViewCell")
            }
            return cell
        }
    }

    private func section(_ element: InterfaceElement, _ reader: InterfaceReader) -> StaticTableSection {
        func text(_ key: String) -> String? {
            element.id.flatMap { reader.context.localized("\($0).\(key)") } ?? element[key]
                ?? element.child(key: key)?.text
        }
        let cells = element.list("cells").compactMap { cell -> StaticTableSection.Row? in
            guard let view = reader.context.makeView(cell) as? UITableViewCell else { return nil }
            let height = cell.number("rowHeight").map { CGFloat($0) }
            return StaticTableSection.Row(cell: view, height: height.flatMap { $0 < 0 ? nil : $0 })
        }
        return StaticTableSection(
            header: text("headerTitle"), footer: text("footerTitle"), rows: cells)
    }
}

/// A section of a static table of a storyboard.
struct StaticTableSection {
    struct Row {
        let cell: UITableViewCell

        /// In points; `nil` for the table's height of rows.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension UITableView {
    final func staticSection(_ section: Int) -> StaticTableSection? {
        guard let sections = staticSections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }

    final func staticRow(_ path: IndexPath) -> StaticTableSection.Row? {
        guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}

extension InterfaceContext {
    /// Makes a cell or another reusable view, whose objects are its own; `nil` if it has another class.
    func makePrototype<View: UIView>(_ element: InterfaceElement) -> View? {
        let context = InterfaceContext(file, storyboard: storyboard, scene: scene, parent: self)
        let view = context.makeView(element) as? View
        context.finish(isComplete: true)
        return view
    }
}

extension UITableViewCell {
    static func style(of reader: InterfaceReader?) -> CellStyle {
        reader?.value(
            "style",
            [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ]) ?? .default
    }

    final func decodeCell(from reader: InterfaceReader) {
        reader.color("backgroundColor").map { backgroundColor = $0 }
        reader.value("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]).map {
            selectionStyle = $0
        }
        reader.value("accessoryType", Self.accessories).map { accessoryType = $0 }
        reader.value("editingAccessoryType", Self.accessories).map { editingAccessoryType = $0 }
        reader.integer("indentationLevel").map { indentationLevel = $0 }
        reader.number("indentationWidth").map { indentationWidth = $0 }
        reader.bool("shouldIndentWhileEditing").map { shouldIndentWhileEditing = $0 }
        reader.bool("showsReorderControl").map { showsReorderControl = $0 }
        reader.insets("separatorInset").map { separatorInset = $0 }
        reader.child("contentView").map { decodeContent($0, reader) }
        reader.view("backgroundView").map { backgroundView = $0 }
        reader.view("selectedBackgroundView").map { selectedBackgroundView = $0 }
        reader.view("accessoryView").map { accessoryView = $0 }
        reader.ignore(
            "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "focusStyle", "textLabel", "detailTextLabel",
            "imageView", "style", "editingStyle")
    }

    private static let accessories: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]

    /// Reads the content view; in a cell of a standard style, its views are the cell's own labels and image.
    private func decodeContent(_ source: InterfaceElement, _ reader: InterfaceReader) {
        var standard: [String: UIView] = [:]
        if let identifier = reader.element["textLabel"] { standard[identifier] = textLabel }
        if let identifier = reader.element["detailTextLabel"] { standard[identifier] = detailTextLabel }
        if let identifier = reader.element["imageView"] { standard[identifier] = imageView }
        guard !standard.isEmpty, let index = source.children.firstIndex(where: { $0.name == "subviews" }) else {
            return reader.context.fill(contentView, from: source)
        }
        var content = source
        var views = content.children[index].children
        for element in views {
            guard let view = element.id.flatMap({ standard[$0] }) else { continue }
            reader.context.fill(view, from: element)
        }
        views.removeAll { $0.id.map { standard[$0] != nil } ?? false }
        content.children[index].children = views
        reader.context.fill(contentView, from: content)
    }
}

extension UITableViewHeaderFooterView {
    final func decodeHeaderFooter(from reader: InterfaceReader) {
        reader.child("contentView").map { reader.context.fill(contentView, from: $0) }
        reader.ignore("reuseIdentifier")
    }
}
