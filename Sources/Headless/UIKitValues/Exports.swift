// As UIKit does: who imports the views has Foundation, and with it `CGRect` and its relatives.
@_exported import Foundation
