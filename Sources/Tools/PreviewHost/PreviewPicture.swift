import Devices
import Files
import Frames
import GoldenTesting
import HeadlessUIKit
import Pictures
import PreviewMessages
import Previews
import Raster
import Rendering
import SwiftUIGoldenTesting

/// A picture of a preview in a variant.
struct PreviewPicture {
    let preview: PreviewSummary
    let variant: PreviewVariant

    init(of preview: PreviewSummary, _ variant: PreviewVariant) {
        self.preview = preview
        self.variant = variant
    }

    /// Draws the preview, and writes a PNG file that carries its frames, and what decided their layout.
    @MainActor
    func write(to path: String) throws -> DrawnPreview {
        let problems = ProblemSink()
        let frame = try RenderProblems.collecting(in: problems) { try self.frame() }
        let encoder = PictureEncoder(
            .png, scale: variant.settings.scale, background: .clear, encoding: PictureEncoding(embedsLayout: true))
        try AtomicFile.write(encoder.data(frame), to: path)
        return DrawnPreview(
            width: frame.rect.width, height: frame.rect.height, problems: problems.problems.map(\.text))
    }

    /// Makes the view and lays it out.
    @MainActor
    func frame() throws -> Frame {
        let groups = PreviewCollection(module: preview.module).groups
        guard let group = groups.first(where: { $0.name == preview.group }) else {
            throw PreviewError("\(preview.group) has no previews any more")
        }
        let items = try group.items()
        guard items.indices.contains(preview.index) else {
            throw PreviewError("\(preview.group) has \(items.count) previews, and not \(preview.index + 1)")
        }
        let item = items[preview.index].item
        return try RenderProblems.render {
            try TreeTags.withReasons.marking { try item.makeFrame(on: config, in: variant.settings) }
        }
    }

    /// The device of a preview that names none. It has no text size of its own: the variant's counts.
    private var config: ViewImageConfig {
        get throws {
            guard let name = variant.device else { return ViewImageConfig(.iPhone13) }
            guard let device = Device.named(name) else { throw PreviewError("there is no device “\(name)”") }
            return ViewImageConfig(device)
        }
    }
}

extension ViewImageConfig {
    init(_ device: Device) {
        self.init(
            safeArea: device.safeAreaInsets(hasNavigationBar: false), size: device.size,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: device.size.width < 700 ? .compact : .regular),
                UITraitCollection(verticalSizeClass: .regular),
                UITraitCollection(userInterfaceIdiom: device.size.width < 700 ? .phone : .pad),
            ]))
    }
}
