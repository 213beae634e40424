import Foundation

/// A bar of 44 points with a title between buttons, followed by a large title and a search field if the screen has
/// them.
struct NavigationBar: View {
    let item: NavigationItem

    var body: some View {
        VStack(spacing: 0) {
            BarRow(
                back: item.showsBackButton ? AnyView(BackButton()) : nil, leading: item.nodes(at: .leading),
                trailing: item.nodes(at: .trailing), principal: principal)
            if item.hasLargeTitle { largeTitle }
            if let search = item.search { SearchFieldView(search: search) }
        }
        .background(alignment: .bottom) { BarBackground(ground: item.topGround, edge: .bottom) }
    }

    private var principal: AnyView? {
        let nodes = item.nodes(at: .principal)
        if !nodes.isEmpty { return AnyView(HStack { ReadyNodes(nodes: nodes) }) }
        guard item.title != nil, !item.hasLargeTitle else { return nil }
        return AnyView(
            item.title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                .environment(\.dynamicTypeSize, .large))
    }

    /// 52 points, as on iOS 11 to 18.
    private var largeTitle: some View {
        item.title
            .font(.largeTitle.bold())
            .lineLimit(1)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
    }
}

/// The arrow that leads to the screen below.
private struct BackButton: View {
    var body: some View {
        Image(systemName: "chevron.backward")
            .font(.system(size: 17, weight: .medium))
            .imageScale(.large)
            .foregroundStyle(.tint)
            .accessibilityLabel(SystemText.back.localized)
            .accessibilityAddTraits(.isButton)
    }
}

/// A bar of 44 points at the bottom edge, with its items distributed over the width.
struct BottomBar: View {
    let item: NavigationItem

    var body: some View {
        HStack { ReadyNodes(nodes: item.nodes(at: .bottom)) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background { BarBackground(ground: item.bottomGround, edge: .top) }
    }
}

/// The background of a bar with a hairline along one edge, if visible: content scrolled to its edge has none.
private struct BarBackground: View {
    let ground: NavigationItem.BarGround
    /// The edge towards the content.
    let edge: Edge

    var body: some View {
        if ground.isVisible {
            Rectangle().fill(ground.style ?? AnyShapeStyle(Color(.barBackground)))
                .overlay(alignment: edge == .bottom ? .bottom : .top) { BarHairline() }
                .ignoresSafeArea()
        }
    }
}

/// A line of one pixel.
private struct BarHairline: View {
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        Rectangle().fill(Color(.separator)).frame(height: pixel)
    }
}

/// A rounded gray field with a magnifying glass.
private struct SearchFieldView: View {
    let search: SearchField

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
            if search.text.isEmpty {
                search.prompt.foregroundStyle(Color(.secondaryLabel))
            } else {
                Text(verbatim: search.text)
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    }
}
