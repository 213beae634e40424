import Foundation
import Frames
import UIKitValues

/// A row, a header or a footer of a list, with insets, background and separators.
final class ListRowNode: WrapperNode {
    private let role: LazyRows.Role
    private let appearance: _ListAppearance
    private let background: LayoutNode?
    private let separator: ListRowSeparator.Preference
    /// Whether the row is the first and the last one of its section.
    private let isFirst, isLast: Bool
    private let insets: EdgeInsets
    private let minimumHeight: CGFloat
    /// The spacing above and below the row, outside its background.
    private let outside: EdgeInsets

    // MARK: Making

    /// Creates the list rows for the nodes of a row.
    static func wrap(
        _ nodes: [LayoutNode], number: Int, of rows: LazyRows, appearance: _ListAppearance, in context: BuildContext
    ) -> [LayoutNode] {
        let role = rows.role(of: number)
        guard role == .row else {
            guard let first = nodes.first else { return [] }
            let content = nodes.count == 1 ? first : StackNode.implicit(.vertical, nodes: nodes, in: context)
            return [
                ListRowNode(
                    content, traits: content, role: role, place: rows.place(of: number), appearance: appearance,
                    in: context)
            ]
        }
        return nodes.enumerated().map { index, node in
            var place = rows.place(of: number)
            place.isFirst = place.isFirst && index == 0
            place.isLast = place.isLast && index == nodes.count - 1
            place.isStart = place.isStart && index == 0
            place.isEnd = place.isEnd && index == nodes.count - 1
            return ListRowNode(
                disclosing(node, in: context), traits: node, role: role, place: place, appearance: appearance,
                in: context)
        }
    }

    /// Adds a badge after a row, and a disclosure indicator if the row leads to another screen.
    private static func disclosing(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        let badge = node.trait(ListRowBadge.self) ?? nil
        let leadsOn = node.trait(ListRowDisclosure.self) == true
        guard badge != nil || leadsOn else { return node }
        var end = context.inside(stackAlong: .horizontal)
        var nodes = [node] + [Spacer(minLength: 8)].flatMap { $0.makeNodes(in: end) }
        let outer = end.environment.foreground
        if let badge {
            end.environment.foreground = Foreground([AnyShapeStyle(.secondary)], outer: outer)
            nodes += AnyView._makeNodes(of: AnyView(badge.padding(.trailing, leadsOn ? 8 : 0)), in: end)
        }
        if leadsOn {
            end.environment.font = .system(size: 14, weight: .semibold)
            end.environment.foreground = Foreground([AnyShapeStyle(.tertiary)], outer: outer)
            nodes += Image._makeNodes(of: Image(systemName: "chevron.forward"), in: end)
        }
        return StackNode(.horizontal, aligned: VerticalAlignment.center.key, spacing: 0, nodes: nodes, in: context)
    }

    private init(
        _ child: LayoutNode, traits: LayoutNode, role: LazyRows.Role, place: LazyRows.Place,
        appearance: _ListAppearance,
        in context: BuildContext
    ) {
        self.role = role
        self.appearance = appearance
        (isFirst, isLast) = (place.isFirst, place.isLast)
        background = traits.trait(ListRowBackground.self) ?? nil
        separator = (traits.trait(ListRowSeparator.self) ?? nil) ?? ListRowSeparator.Preference()
        switch role {
        case .row:
            insets = (traits.trait(ListRowInsets.self) ?? nil) ?? appearance.rowInsets
            minimumHeight = context.environment.defaultMinListRowHeight
        case .header:
            insets = appearance.headerInsets
            minimumHeight = context.environment.defaultMinListHeaderHeight ?? 0
        case .footer:
            insets = appearance.footerInsets
            minimumHeight = 0
        }
        let gap = context.environment.listSectionSpacing.map { $0 / 2 } ?? appearance.sectionSpacing
        outside = EdgeInsets(
            top: place.isStart ? gap : 0, leading: 0,
            bottom: place.isEnd ? gap : !place.isLast && role == .row ? context.environment.listRowSpacing ?? 0 : 0,
            trailing: 0)
        super.init(child, in: context)
    }

    // MARK: Layout

    /// Returns the margin beside cards, which is wider on wide screens.
    private func margin(_ width: CGFloat) -> CGFloat { appearance.hasCards ? (width < 414 ? 16 : 20) : 0 }

    /// Returns the insets of the content for a row of a given width.
    private func around(_ width: CGFloat) -> EdgeInsets {
        let margin = margin(width)
        return EdgeInsets(
            top: insets.top + outside.top, leading: insets.leading + margin, bottom: insets.bottom + outside.bottom,
            trailing: insets.trailing + margin)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.inset(by: around(proposal.width ?? 0)).width, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let around = around(proposal.width ?? 0)
        let size = child.size(for: inner(proposal))
        let height = max(minimumHeight, size.height + insets.top + insets.bottom)
        return CGSize(
            width: proposal.width ?? size.width + around.leading + around.trailing,
            height: height + outside.top + outside.bottom)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let around = around(rect.width)
        let inner = inner(ProposedViewSize(rect.size))
        let size = child.size(for: inner)
        let height = rect.height - outside.top - outside.bottom
        // Content that is lower than the row is centered.
        let top = outside.top + insets.top + max(0, height - insets.top - insets.bottom - size.height) / 2
        place(child, size: size, leading: around.leading, top: top, in: rect, proposal: inner)
        if let background {
            let proposal = ProposedViewSize(card.size)
            background.place(in: card, proposal: proposal)
        }
    }

    override var children: [LayoutNode] { background.map { [$0, child] } ?? [child] }
    override var spacing: ViewSpacing { .zero }

    /// The rectangle of the row's background.
    private var card: CGRect {
        let margin = margin(placement.width)
        return CGRect(
            x: placement.minX + margin, y: placement.minY + outside.top, width: placement.width - 2 * margin,
            height: placement.height - outside.top - outside.bottom)
    }

    // MARK: Painting

    /// The radius of a card's corners, in points.
    private static var cardRadius: CGFloat { 10 }

    override func emitFrames(into emission: inout FrameEmission) {
        if role == .row { emitBackground(into: &emission) }
        if role == .header, appearance.pinsHeaders {
            let color = appearance.background.rgba(in: environment.traits)
            emission.add("ListHeader", in: card) { $0.fill = .color(color) }
        }
        child.emit(into: &emission)
        if role == .row { emitSeparators(into: &emission) }
    }

    private func emitBackground(into emission: inout FrameEmission) {
        let radius = appearance.hasCards ? Self.cardRadius : 0
        let isApart = environment.listRowSpacing ?? 0 > 0
        let corners = CornerRadii(
            topLeft: isFirst || isApart ? radius : 0, topRight: isFirst || isApart ? radius : 0,
            bottomRight: isLast || isApart ? radius : 0, bottomLeft: isLast || isApart ? radius : 0)
        if let background {
            emission.addContainer("ListRow", around: card) {
                background.emit(into: &$0)
            } change: { frame in
                frame.corners = corners
                frame.clipsToBounds = true
            }
        } else if let color = appearance.rowBackground {
            let color = color.rgba(in: environment.traits)
            emission.add("ListRow", in: card) { frame in
                frame.corners = corners
                frame.fill = .color(color)
            }
        }
    }

    private func emitSeparators(into emission: inout FrameEmission) {
        let wanted = separator
        let isApart = environment.listRowSpacing ?? 0 > 0
        let showsTop = isFirst && appearance.hasOuterSeparators
        let showsBottom = (!isLast && !isApart) || appearance.hasOuterSeparators
        let color = (wanted.tint?.rgba(in: environment)) ?? UIColor.separator.rgba(in: environment.traits)
        if wanted.top.shows(showsTop), wanted.sectionTop != .hidden {
            emitSeparator(at: card.minY, color, into: &emission)
        }
        if wanted.bottom.shows(showsBottom), !isLast || wanted.sectionBottom != .hidden {
            emitSeparator(at: card.maxY - environment.pixelLength, color, into: &emission)
        }
    }

    private func emitSeparator(at top: CGFloat, _ color: RGBA, into emission: inout FrameEmission) {
        let proposal = inner(ProposedViewSize(placement.size))
        let size = child.size(for: proposal)
        let guide = child.explicitGuide(HorizontalAlignment.listRowSeparatorLeading.key, in: size, for: proposal)
        let end = child.explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, in: size, for: proposal)
        // By default, a separator begins at the row's first text.
        let content = child.firstText?.placement ?? child.placement
        let text = isRightToLeft ? card.maxX - content.maxX : content.minX - card.minX
        let start = guide.map { insets.leading + $0 } ?? max(0, text)
        let length = end.map { insets.leading + $0 - start } ?? card.width - start
        emission.add(
            "Separator",
            in: CGRect(
                x: isRightToLeft ? card.maxX - start - length : card.minX + start, y: top, width: length,
                height: environment.pixelLength)
        ) { $0.fill = .color(color) }
    }
}

extension Visibility {
    /// Whether something with an automatic visibility is shown.
    fileprivate func shows(_ isDefault: Bool) -> Bool { self == .automatic ? isDefault : self == .visible && isDefault }
}

extension LayoutNode {
    /// The first text inside.
    fileprivate var firstText: LayoutNode? {
        if self is TextNode { return self }
        for child in children {
            if let found = child.firstText { return found }
        }
        return nil
    }
}
