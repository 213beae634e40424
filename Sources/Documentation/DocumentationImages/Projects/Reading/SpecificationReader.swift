import Annotations
import Devices
import Documents
import Foundation
import Frames
import Pictures
import Styles

/// Reads the content and look of a picture.
struct SpecificationReader {
    /// The project file's folder, to which paths are relative.
    let folder: String

    /// - Parameter place: The picture's keys, including those from defaults.
    func specification(_ place: LocatedNode) throws(DocumentError) -> PictureSpecification {
        let keys = try KeyedNode<PictureContentKey>(place)
        guard let conversation = keys[.conversation] else {
            throw place.failure(ValueProblem.missingKey(PictureContentKey.conversation.rawValue))
        }
        let selection = try SelectionReader.selection(keys)
        return PictureSpecification(
            conversation: try source(of: conversation, images: keys.text(.images)),
            channel: try keys.text(.channel), currentUser: try keys.text(.me), selection: selection,
            hasListStatus: keys[.state] != nil || keys[.newThreads] != nil,
            style: try keys[.style].map(style), flavor: try keys.choice(.flavor, of: Flavor.self) ?? .uikit,
            settings: try SettingsReader.settings(keys, defaultScale: selection.defaultScale, path: path),
            crop: try keys[.crop].map(crop),
            annotations: try keys[.annotations].map(AnnotationReader.annotations) ?? [],
            annotationStyle: try keys[.annotationStyle].map(AnnotationReader.style) ?? AnnotationStyle(),
            presentation: try presentation(keys), place: place)
    }

    /// Checks the values of defaults, which may be incomplete.
    func check(_ place: LocatedNode) throws(DocumentError) {
        let keys = try KeyedNode<PictureContentKey>(place)
        if let conversation = keys[.conversation] { _ = try source(of: conversation, images: keys.text(.images)) }
        try SelectionReader.check(keys)
        _ = try keys[.style].map(style)
        _ = try keys.choice(.flavor, of: Flavor.self)
        _ = try SettingsReader.settings(keys, defaultScale: 2, path: path)
        _ = try keys[.crop].map(crop)
        _ = try keys[.annotations].map(AnnotationReader.annotations)
        _ = try keys[.annotationStyle].map(AnnotationReader.style)
        _ = try presentation(keys)
    }

    // MARK: Sources

    private func source(of place: LocatedNode, images: String?) throws(DocumentError) -> ConversationSource {
        if place.node.entries != nil { return .inline(place, imageFolder: path(images ?? ".")) }
        let file = try place.text(expected: PictureContentKey.conversation.shape.words)
        return .file(NamedFile(path: path(file), place: place), imageFolder: images.map(path))
    }

    private func style(_ place: LocatedNode) throws(DocumentError) -> StyleSource {
        if place.node.entries != nil { return .inline(place) }
        let file = try place.text(expected: PictureContentKey.style.shape.words)
        return .file(NamedFile(path: path(file), place: place))
    }

    private func path(_ path: String) -> String {
        path.hasPrefix("/") ? path : path == "." ? folder : "\(folder)/\(path)"
    }

    // MARK: Parts

    private func crop(_ place: LocatedNode) throws(DocumentError) -> Crop {
        let keys = try KeyedNode<CropKey>(place)
        guard let around = keys[.around] else {
            throw place.failure(ValueProblem.missingKey(CropKey.around.rawValue))
        }
        return Crop(
            reference: try AnnotationReader.reference(around), padding: CGFloat(try keys.number(.padding) ?? 12))
    }

    private func presentation(_ keys: KeyedNode<PictureContentKey>) throws(DocumentError) -> Presentation {
        var presentation = Presentation()
        if let background = keys[.background], background.node.characters != "none" {
            presentation.background = try StyleReader.color(background)
        }
        if let frame = keys[.frame] {
            let border = try KeyedNode<BorderKey>(frame)
            presentation.cornerRadius = CGFloat(try border.number(.cornerRadius) ?? 12)
            presentation.border = Presentation.Line(
                width: CGFloat(try border.number(.width) ?? 1), color: try border[.color].map(StyleReader.color))
        }
        presentation.hasShadow = try keys.flag(.shadow) ?? false
        let isSurrounded = presentation.background != nil || presentation.hasShadow
        presentation.padding = CGFloat(try keys.number(.padding) ?? (isSurrounded ? 32 : 0))
        return presentation
    }
}
