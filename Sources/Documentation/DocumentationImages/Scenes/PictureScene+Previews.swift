import Devices
import HeadlessSwiftUI
import HeadlessUIKit
import Previews
import Rendering

extension PictureScene {
    /// Creates a scene of a preview, which the package declares by `#Preview` or a `PreviewProvider`.
    ///
    ///     PictureEntry("badge", of: .preview("Badge-dark", in: "Badges"))
    ///
    /// - Parameters:
    ///   - name: The name as `messageshot preview` lists it: the file's or the provider's, and the preview's.
    ///   - module: The module that declares the preview.
    ///   - device: The device of a preview that fills a screen.
    ///   - chrome: The parts of the device to draw around the screen.
    public static func preview(
        _ name: String, in module: String, on device: Device = .iPhone13, chrome: DeviceChrome = .none
    ) -> PictureScene {
        PictureScene(background: .page) {
            let item = try PreviewCollection(module: module).item(named: name)
            let content = try item.makeContent()
            let scene: PictureScene =
                switch item.layout {
                case .device: .screen(of: content, on: device, chrome: chrome)
                case .sizeThatFits: .part(of: content)
                case .fixed(let width, let height): .part(of: content, width: width, height: height)
                }
            guard let scheme = content.colorScheme else { return try scene.makeFrame() }
            var settings = RenderSettings.current
            settings.appearance = scheme == .dark ? .dark : .light
            return try RenderSettings.withCurrent(settings) { try scene.makeFrame() }
        }
    }

    @MainActor
    private static func screen(of content: PreviewContent, on device: Device, chrome: DeviceChrome) -> PictureScene {
        switch content {
        case .view(let view): .swiftUI(on: device, chrome: chrome, hasNavigationBar: false) { view }
        case .uiView(let view): .view(width: device.size.width, height: device.size.height) { view }
        case .controller(let controller): .viewController(on: device, chrome: chrome) { controller }
        }
    }

    @MainActor
    private static func part(of content: PreviewContent, width: CGFloat? = nil, height: CGFloat? = nil) -> PictureScene
    {
        switch content {
        case .view(let view): .swiftUI(width: width, height: height) { view }
        case .uiView(let view): .view(width: width, height: height) { view }
        case .controller(let controller):
            .view(width: width, height: height) {
                controller.loadViewIfNeeded()
                return controller.view
            }
        }
    }
}
