/// `#imageLiteral(resourceName:)`, as Xcode writes it.
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal without another one.
public typealias _ImageLiteralType = UIImage
