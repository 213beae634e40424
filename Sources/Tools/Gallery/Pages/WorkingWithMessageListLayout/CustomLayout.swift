import DocumentationImages

/// The containers of the message view, and the views in them.
enum CustomLayout {
    static let section = PictureSection("Custom layout") {
        PictureEntry("messagelist-layout-annotation", of: GalleryScene.diagram(.containerPositions))
            .captioned("Containers positions")
        PictureEntry("messagelist-layout-detail-components-annotation", of: GalleryScene.diagram(.labelPositions))
            .captioned("Labels positions")
    }
}
