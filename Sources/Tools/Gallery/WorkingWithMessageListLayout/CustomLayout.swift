/// The containers of the message view, and the views in them.
enum CustomLayout {
    static let customization = Customization(
        "Custom layout",
        PictureRow(
            GalleryPicture("messagelist-layout-annotation", of: .diagram(.containerPositions))
                .captioned("Containers positions")),
        PictureRow(
            GalleryPicture("messagelist-layout-detail-components-annotation", of: .diagram(.labelPositions))
                .captioned("Labels positions")))
}
