import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import Previews
import Rendering

extension PreviewItem {
    /// Makes the view and lays it out, in front of the color of a page.
    ///
    /// - Parameters:
    ///   - config: The device of a preview that names none.
    ///   - settings: Those of the render. The color scheme that the preview prefers wins.
    /// - Throws: If the preview names an unknown device, or an error of its own.
    @MainActor
    package func makeFrame(on config: ViewImageConfig, in settings: RenderSettings) throws -> Frame {
        let layout = try layout(on: config).withRenderSize
        let (content, traits) = try preparedContent(in: settings)
        return RenderSettings.withCurrent(settings.applying(traits)) {
            content.makeFrame(layout, traits: traits).onBackground(RenderSettings.current.background)
        }
    }
}

extension PreviewItem {
    /// Makes the view in the settings of its render, in which code finds fonts and colors.
    ///
    /// - Returns: The content, and traits with the color scheme that it prefers.
    @MainActor
    func preparedContent(in settings: RenderSettings) throws -> (content: PreviewContent, traits: UITraitCollection) {
        try RenderSettings.withCurrent(settings) {
            let content = try makeContent()
            return (content, content.traits)
        }
    }
}

extension PreviewContent {
    /// The traits that the content asks for.
    @MainActor
    fileprivate var traits: UITraitCollection {
        let style = colorScheme.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light }
        return UITraitCollection(userInterfaceStyle: style ?? .unspecified)
    }
}

extension SwiftUISnapshotLayout {
    /// The layout without the scale and the text size of the device, which tests set: those of the render count.
    fileprivate var withRenderSize: SwiftUISnapshotLayout {
        guard case .device(var config) = self else { return self }
        config.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: config.traits.horizontalSizeClass),
            UITraitCollection(verticalSizeClass: config.traits.verticalSizeClass),
            UITraitCollection(userInterfaceIdiom: config.traits.userInterfaceIdiom),
        ])
        return .device(config: config)
    }
}
